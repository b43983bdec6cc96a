import { fromPixels, type Pixels } from './decode.ts'

/** Longest side in pixels. */
const SIZE = 32

/** The placeholder of a loading picture: its average colour `#rrggbb` and a blurred miniature as a data URL of about 200 bytes. */
export async function createPreview(pixels: Pixels): Promise<{ colour: string; preview: string }> {
  const average = await fromPixels(pixels).resize(1, 1).raw().toBuffer()
  const miniature = await fromPixels(pixels)
    .resize(SIZE, SIZE, { fit: 'inside' })
    .blur(3)
    .webp({ quality: 50, effort: 6 })
    .toBuffer()
  return {
    colour: `#${average.toString('hex')}`,
    preview: `data:image/webp;base64,${miniature.toString('base64')}`,
  }
}
