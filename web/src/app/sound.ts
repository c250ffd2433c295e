// A hint of sound, made here: dice rattle, pieces tap, and a chime says that it is your move. Off unless switched on.
import { settings } from './settings.svelte';

let context: AudioContext | null = null;

/** Dice that fall, one knock each. */
export function rattle(dice: number): void {
  for (let die = 0; die < Math.min(dice, 12); die++) knock(0.025 * die + 0.02 * Math.random(), 900 + 900 * Math.random());
}

/** A piece that is laid. */
export function tap(): void {
  knock(0, 420);
}

/** Something breaks open. */
export function crack(): void {
  for (let splinter = 0; splinter < 6; splinter++) sounded(0.012 * splinter * splinter, 0.05, 0.22, 'sawtooth', 240 + 700 * Math.random());
}

/** One more piece in a line, the higher the longer it is. */
export function click(step: number): void {
  knock(0, 380 * 2 ** (Math.min(step, 18) / 12));
}

/** Dice that fall into water. */
export function splash(dice: number): void {
  for (let die = 0; die < Math.min(dice, 6); die++) sounded(0.04 * die + 0.02 * Math.random(), 0.16, 0.1, 'sine', 260 + 240 * Math.random());
}

/** Jaws that snap shut. */
export function snap(): void {
  knock(0, 180);
  sounded(0.03, 0.12, 0.2, 'sawtooth', 95);
}

/** Something heavy that is set down: a sign, a stamp, a stone. */
export function thud(): void {
  sounded(0, 0.22, 0.35, 'triangle', 70);
}

/** Something that worked out well. */
export function fanfare(): void {
  [523, 659, 784, 1047].forEach((pitch, step) => tone(0.09 * step, pitch));
}

/** It is your move. */
export function chime(): void {
  tone(0, 523);
  tone(0.12, 784);
}

function knock(after: number, pitch: number): void {
  sounded(after, 0.06, 0.18, 'triangle', pitch);
}

function tone(after: number, pitch: number): void {
  sounded(after, 0.4, 0.08, 'sine', pitch);
}

function sounded(after: number, length: number, loudness: number, wave: OscillatorType, pitch: number): void {
  if (!settings.now.sound || !('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime + after;
  const source = new OscillatorNode(context, { type: wave, frequency: pitch });
  const volume = new GainNode(context, { gain: loudness });
  volume.gain.setValueAtTime(loudness, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + length);
}
