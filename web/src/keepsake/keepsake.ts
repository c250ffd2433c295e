// A picture of a result to keep or to share, painted from the game's own drawing.
import { mount, tick, unmount } from 'svelte';
import { room } from '../app/games';
import { words, type Voice } from '../app/words.svelte';
import type { Share, View } from '../host/protocol';
import { download } from '../shared/download';
import { isLeft } from '../shared/passing';
import { columns, outcome } from './columns';
import { drawn } from './drawn';
import { paint, type Caption } from './paint';

/** The picture as a PNG file. */
export async function keepsake(view: View, voice: Voice, shares: Share[]): Promise<File> {
  const { Picture, keepsake: built } = room(view.game);
  const Drawing = built ? (await built()).default : Picture;
  const title = words.say(`page-game-${view.game}`);
  const told = outcome(view, voice);
  const foot = ['Ossuary', view.dice ? words.say('page-picture-sealed') : ''];
  const caption = { title, told, columns: columns(view, voice, shares), foot };
  return pictured(view.game, (target) => Drawing && mount(Drawing, { target, props: { view } }), caption, `${view.game}-${view.table}`);
}

/** A picture with a drawing of a game, mounted where it is told, and a caption. */
export async function pictured(game: string, mounted: (target: HTMLElement) => object | undefined, caption: Caption, name: string): Promise<File> {
  const [dark, stand] = [document.createElement('div'), document.createElement('div')];
  dark.dataset['theme'] = 'dark';
  dark.append(stand);
  stand.dataset['game'] = game;
  // As wide as the drawing, out of sight, in the game's colour.
  stand.style.cssText = 'position:fixed;left:-9999px;width:1120px;height:520px;color:var(--accent)';
  document.body.append(dark);
  const made = mounted(stand);
  try {
    await tick();
    const drawing = stand.querySelector('svg');
    drawing?.setAttribute('width', '1120');
    drawing?.setAttribute('height', '520');
    const art = drawing ? await drawn(drawing) : document.createElement('canvas');
    const canvas = paint(art, caption, getComputedStyle(stand).color);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return new File(blob ? [blob] : [], `${name}.png`, { type: 'image/png' });
  } finally {
    if (made) void unmount(made);
    dark.remove();
  }
}

/** Hands the picture to whatever shares pictures on this device, else downloads it. */
export async function pass(picture: File, text: string): Promise<void> {
  const shared = { files: [picture], title: text };
  if (navigator.canShare?.(shared)) {
    try {
      return await navigator.share(shared);
    } catch (caught) {
      if (isLeft(caught)) return;
    }
  }
  download(picture, picture.name);
}
