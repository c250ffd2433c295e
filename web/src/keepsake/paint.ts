// The picture of a result: what was built, and below it names, scores, luck and skill.
import type { Column } from './columns';

export const WIDE = 1200;
export const HIGH = 1000;
/** Where a game draws what was built. */
export const ART = { x: 40, y: 150, width: 1120, height: 520 };

export interface Caption {
  title: string;
  told: string;
  columns: Column[];
  /** Where it was played, and what its dice promise. */
  foot: string[];
}

const SERIF = '"Ossuary Serif", Georgia, serif';
const SANS = 'system-ui, sans-serif';

/** Paints the picture; colours are those of the dark theme. */
export function paint(art: CanvasImageSource, caption: Caption, accent: string): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), { width: WIDE, height: HIGH });
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const light = pen.createRadialGradient(WIDE / 2, 420, 60, WIDE / 2, 420, 760);
  light.addColorStop(0, '#3a352b');
  light.addColorStop(1, '#1b1a17');
  pen.fillStyle = light;
  pen.fillRect(0, 0, WIDE, HIGH);
  pen.fillStyle = accent;
  pen.fillRect(0, 0, WIDE, 10);
  pen.textAlign = 'center';

  const write = (text: string, x: number, y: number, font: string, colour: string, room: number): void => {
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(text, x, y, room);
  };
  write(caption.title, WIDE / 2, 76, `600 52px ${SERIF}`, '#efe6d2', WIDE - 80);
  write(caption.told, WIDE / 2, 124, `30px ${SANS}`, '#b9af9c', WIDE - 80);
  pen.drawImage(art, ART.x, ART.y, ART.width, ART.height);

  const room = (WIDE - 80) / caption.columns.length;
  for (const [number, { name, score, won, luck }] of caption.columns.entries()) {
    const x = 40 + room * (number + 0.5);
    write(name, x, 736, `600 36px ${SANS}`, won ? accent : '#efe6d2', room - 16);
    write(score, x, 822, `600 84px ${SERIF}`, won ? accent : '#efe6d2', room - 16);
    luck.forEach((line, row) => write(line, x, 868 + 34 * row, `26px ${SANS}`, '#b9af9c', room - 16));
  }
  pen.fillStyle = '#4a453c';
  pen.fillRect(40, 930, WIDE - 80, 2);
  pen.textAlign = 'left';
  const [place = '', dice = ''] = caption.foot;
  write(place, 40, 972, `600 28px ${SERIF}`, '#efe6d2', WIDE / 2);
  if (dice) {
    pen.textAlign = 'right';
    write(dice, WIDE - 40, 970, `24px ${SANS}`, '#b9af9c', WIDE / 2);
    seal(pen, WIDE - 60 - Math.min(pen.measureText(dice).width, WIDE / 2), 962, accent);
  }
  return canvas;
}

/** A seal of wax. */
function seal(pen: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  for (let edge = 0; edge <= 24; edge++) {
    const far = edge % 2 ? 15 : 12.5;
    pen.lineTo(x + far * Math.cos((edge * Math.PI) / 12), y + far * Math.sin((edge * Math.PI) / 12));
  }
  pen.fill();
  pen.strokeStyle = '#1b1a17';
  pen.lineWidth = 3;
  pen.beginPath();
  pen.moveTo(x - 5, y);
  pen.lineTo(x - 1, y + 5);
  pen.lineTo(x + 6, y - 5);
  pen.stroke();
}
