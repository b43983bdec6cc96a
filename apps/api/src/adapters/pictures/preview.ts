import sharp from 'sharp'
import { rgbaToThumbHash, thumbHashToAverageRGBA, thumbHashToRGBA } from 'thumbhash'
import { fromPixels, type Pixels } from './decode.ts'

/** The placeholder of a loading picture: its average colour `#rrggbb` and a blurred miniature as a data URL of about 300 bytes. */
export async function createPreview(pixels: Pixels): Promise<{ colour: string; preview: string }> {
  const { data, info } = await fromPixels(pixels)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hash = rgbaToThumbHash(info.width, info.height, data)
  const average = thumbHashToAverageRGBA(hash)
  const hex = (part: number) =>
    Math.round(part * 255)
      .toString(16)
      .padStart(2, '0')
  const small = thumbHashToRGBA(hash)
  const miniature = await sharp(Buffer.from(small.rgba), { raw: { width: small.w, height: small.h, channels: 4 } })
    .removeAlpha()
    .webp({ quality: 50, effort: 6 })
    .toBuffer()
  return {
    colour: `#${hex(average.r)}${hex(average.g)}${hex(average.b)}`,
    preview: `data:image/webp;base64,${miniature.toString('base64')}`,
  }
}
