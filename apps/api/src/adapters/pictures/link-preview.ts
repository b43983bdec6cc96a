import sharp from 'sharp'
import { MAX_PIXELS } from './decode.ts'

/** Size of the picture that messengers and social networks show with a link (Open Graph), px. */
export const LINK_PREVIEW = { width: 1200, height: 630 }

/** Pictures at least this wide for their height are cropped; of others too much would be cut off. */
const MIN_CROPPED_RATIO = 1.5

/**
 * A JPEG in the size of link previews, because not every messenger shows WebP and AVIF. A picture that is not wide is shown whole; its edges
 * are continued to the sides, so that the plain background of a product has no border.
 */
export async function createLinkPreview(picture: Buffer): Promise<Buffer> {
  const { width, height } = LINK_PREVIEW
  const source = sharp(picture, { limitInputPixels: MAX_PIXELS })
  const size = await source.metadata()
  const encode = { quality: 82, mozjpeg: true }
  if (size.width / size.height >= MIN_CROPPED_RATIO)
    return source.resize(width, height, { fit: 'cover' }).jpeg(encode).toBuffer()
  const whole = await source.resize({ height }).png().toBuffer({ resolveWithObject: true })
  const left = Math.floor((width - whole.info.width) / 2)
  const right = width - whole.info.width - left
  const background = await sharp(whole.data).extend({ left, right, extendWith: 'copy' }).png().toBuffer()
  return sharp(background)
    .blur(24)
    .composite([{ input: whole.data, left, top: 0 }])
    .jpeg(encode)
    .toBuffer()
}
