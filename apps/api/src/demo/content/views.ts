import type { PictureArea } from '../../adapters/pictures.ts'

/** Pixels of a close-up in the pictures of the catalogue, which are 1200 × 1500. */
const SIZE = { width: 720, height: 900 }

type Corner = { left: number; top: number }

/** Upper left corners of two close-ups: the flowers, and the wrap, vase or box. */
const CORNERS: Record<string, readonly [flowers: Corner, base: Corner]> = {
  'gifts-01': [
    { left: 130, top: 160 },
    { left: 160, top: 490 },
  ],
  'gifts-02': [
    { left: 260, top: 70 },
    { left: 260, top: 510 },
  ],
  'gifts-03': [
    { left: 70, top: 160 },
    { left: 290, top: 460 },
  ],
  'gifts-04': [
    { left: 210, top: 90 },
    { left: 420, top: 440 },
  ],
  'gifts-05': [
    { left: 130, top: 90 },
    { left: 420, top: 560 },
  ],
  'gifts-06': [
    { left: 160, top: 40 },
    { left: 420, top: 530 },
  ],
  'gifts-07': [
    { left: 240, top: 280 },
    { left: 240, top: 600 },
  ],
  'gifts-08': [
    { left: 290, top: 300 },
    { left: 0, top: 430 },
  ],
  'gifts-09': [
    { left: 220, top: 100 },
    { left: 220, top: 530 },
  ],
  'mixed-01': [
    { left: 220, top: 70 },
    { left: 220, top: 600 },
  ],
  'mixed-02': [
    { left: 210, top: 40 },
    { left: 220, top: 590 },
  ],
  'mixed-03': [
    { left: 250, top: 70 },
    { left: 240, top: 600 },
  ],
  'mixed-04': [
    { left: 240, top: 50 },
    { left: 250, top: 590 },
  ],
  'mixed-05': [
    { left: 260, top: 0 },
    { left: 280, top: 590 },
  ],
  'mixed-06': [
    { left: 260, top: 20 },
    { left: 230, top: 600 },
  ],
  'mixed-07': [
    { left: 260, top: 70 },
    { left: 250, top: 560 },
  ],
  'mixed-08': [
    { left: 230, top: 40 },
    { left: 240, top: 560 },
  ],
  'mixed-09': [
    { left: 260, top: 10 },
    { left: 240, top: 590 },
  ],
  'roses-01': [
    { left: 250, top: 40 },
    { left: 240, top: 600 },
  ],
  'roses-02': [
    { left: 210, top: 70 },
    { left: 230, top: 560 },
  ],
  'roses-03': [
    { left: 250, top: 30 },
    { left: 230, top: 560 },
  ],
  'roses-04': [
    { left: 260, top: 60 },
    { left: 300, top: 530 },
  ],
  'roses-05': [
    { left: 240, top: 40 },
    { left: 230, top: 590 },
  ],
  'roses-06': [
    { left: 250, top: 0 },
    { left: 210, top: 600 },
  ],
  'roses-07': [
    { left: 240, top: 50 },
    { left: 260, top: 590 },
  ],
  'roses-08': [
    { left: 250, top: 70 },
    { left: 230, top: 590 },
  ],
  'roses-09': [
    { left: 260, top: 40 },
    { left: 220, top: 600 },
  ],
  'tulips-01': [
    { left: 230, top: 0 },
    { left: 220, top: 600 },
  ],
  'tulips-02': [
    { left: 240, top: 0 },
    { left: 230, top: 600 },
  ],
  'tulips-03': [
    { left: 250, top: 0 },
    { left: 240, top: 590 },
  ],
  'tulips-04': [
    { left: 240, top: 0 },
    { left: 220, top: 590 },
  ],
  'tulips-05': [
    { left: 230, top: 0 },
    { left: 250, top: 600 },
  ],
  'tulips-06': [
    { left: 240, top: 0 },
    { left: 230, top: 600 },
  ],
  'tulips-07': [
    { left: 230, top: 0 },
    { left: 250, top: 590 },
  ],
  'tulips-08': [
    { left: 230, top: 0 },
    { left: 240, top: 600 },
  ],
  'plants-01': [
    { left: 240, top: 20 },
    { left: 240, top: 590 },
  ],
  'plants-02': [
    { left: 260, top: 0 },
    { left: 80, top: 600 },
  ],
  'plants-03': [
    { left: 250, top: 20 },
    { left: 240, top: 590 },
  ],
  'plants-04': [
    { left: 240, top: 10 },
    { left: 220, top: 600 },
  ],
  'plants-05': [
    { left: 240, top: 90 },
    { left: 230, top: 530 },
  ],
  'plants-06': [
    { left: 230, top: 40 },
    { left: 230, top: 600 },
  ],
  'plants-07': [
    { left: 240, top: 40 },
    { left: 220, top: 600 },
  ],
  'plants-08': [
    { left: 230, top: 10 },
    { left: 210, top: 600 },
  ],
  'plants-09': [
    { left: 130, top: 200 },
    { left: 420, top: 330 },
  ],
  'wedding-01': [
    { left: 260, top: 70 },
    { left: 270, top: 510 },
  ],
  'wedding-02': [
    { left: 210, top: 70 },
    { left: 230, top: 560 },
  ],
  'wedding-03': [
    { left: 250, top: 90 },
    { left: 240, top: 590 },
  ],
  'wedding-04': [
    { left: 250, top: 120 },
    { left: 480, top: 300 },
  ],
  'wedding-05': [
    { left: 260, top: 150 },
    { left: 480, top: 410 },
  ],
  'wedding-06': [
    { left: 420, top: 90 },
    { left: 80, top: 460 },
  ],
  'wedding-07': [
    { left: 220, top: 10 },
    { left: 80, top: 530 },
  ],
  'wedding-08': [
    { left: 240, top: 10 },
    { left: 220, top: 600 },
  ],
}

type View = { part: 'flowers' | 'base'; area: PictureArea }

/** The close-ups of a picture. */
export function listViews(picture: string): View[] {
  const [flowers, base] = CORNERS[picture] ?? []
  if (!flowers || !base) throw new Error(`The picture ${picture} has no close-ups.`)
  return [
    { part: 'flowers', area: { ...flowers, ...SIZE } },
    { part: 'base', area: { ...base, ...SIZE } },
  ]
}
