import { mount } from 'svelte';
import { arrived } from '#network';
import App from './App.svelte';
import './look.css';

const target = document.getElementById('app');
if (target) mount(App, { target });

if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  addEventListener('load', () => void arrived().then(async () => (await import('./serviceWorker')).keepPage()).catch(() => undefined));
}
