import { mount } from 'svelte';
import App from './App.svelte';
import './look.css';

const target = document.getElementById('app');
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void import('./serviceWorker').then(({ keepPage }) => keepPage()).catch(() => undefined));
}
