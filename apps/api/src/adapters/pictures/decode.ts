import { ok, type Result, refuse } from '@warda/domain/result'
import sharp, { type Sharp } from 'sharp'

/** Limit against decompression bombs. */
export const MAX_PIXELS = 40e6

export type PictureError = 'picture.unknown_kind' | 'picture.unreadable' | 'picture.too_small'

/** Upright sRGB pixels without alpha channel and without metadata of the file. */
export type Pixels = { data: Buffer; width: number; height: number }

/** Whether the first bytes are those of JPEG, PNG, WebP or AVIF; the file name and declared type are not trusted. */
export function isKnownPicture(bytes: Uint8Array): boolean {
  const startsWith = (...values: number[]) => values.every((value, at) => bytes[at] === value)
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1')
  return (
    startsWith(0xff, 0xd8, 0xff) ||
    startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
    (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') ||
    (text(4, 8) === 'ftyp' && /^(avif|mif1)$/.test(text(8, 12)))
  )
}

/** Decodes a picture; a damaged, truncated or oversized one is an error. */
export async function decodePicture(bytes: Uint8Array): Promise<Result<Pixels, PictureError>> {
  if (!isKnownPicture(bytes)) return refuse('picture.unknown_kind')
  try {
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
    return ok({ data, width: info.width, height: info.height })
  } catch {
    return refuse('picture.unreadable')
  }
}

/** Starts a sharp pipeline from pixels. */
export function fromPixels(pixels: Pixels): Sharp {
  return sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
}

/** Resizes to `width`, keeping the aspect ratio. */
export async function resizePixels(pixels: Pixels, width: number): Promise<Pixels> {
  if (width === pixels.width) return pixels
  const { data, info } = await fromPixels(pixels).resize(width).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** A part of the pixels; it must be inside of them. */
export async function cropPixels(
  pixels: Pixels,
  area: { left: number; top: number; width: number; height: number },
): Promise<Pixels> {
  const { data, info } = await fromPixels(pixels).extract(area).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Reads kind and size of a picture from its first bytes, without decoding it. `minSide`: pixels of the shorter side. */
export async function inspectPicture(bytes: Uint8Array, minSide: number): Promise<Result<null, PictureError>> {
  if (!isKnownPicture(bytes)) return refuse('picture.unknown_kind')
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: MAX_PIXELS }).metadata()
    return Math.min(width, height) < minSide ? refuse('picture.too_small', { width, height, least: minSide }) : ok(null)
  } catch {
    return refuse('picture.unreadable')
  }
}
