import { ok, type Result, refuse } from '@warda/domain/result'
import sharp, { type Sharp } from 'sharp'

/** Enough for any camera; a file of a few kilobytes can claim a hundred times more. */
export const PIXELS_AT_MOST = 40e6

export type PictureError = 'picture.unknown_kind' | 'picture.unreadable'

/** Pixels in sRGB without alpha, upright, without anything that came with the file (place, camera, thumbnails). */
export type Pixels = { data: Buffer; width: number; height: number }

/** JPEG, PNG or WebP by their first bytes: what a file calls itself does not count, and SVG is a program. */
export function isKnownPicture(bytes: Uint8Array): boolean {
  const starts = (...values: number[]) => values.every((value, at) => bytes[at] === value)
  const webp = Buffer.from(bytes.subarray(8, 12)).toString('latin1') === 'WEBP'
  return (
    starts(0xff, 0xd8, 0xff) ||
    starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a) ||
    (starts(0x52, 0x49, 0x46, 0x46) && webp)
  )
}

/** Reads a picture whole; a damaged, cut or oversized one is refused. */
export async function decodePicture(bytes: Uint8Array): Promise<Result<Pixels, PictureError>> {
  if (!isKnownPicture(bytes)) return refuse('picture.unknown_kind')
  try {
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: PIXELS_AT_MOST })
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

/** Pixels as the start of a new picture. */
export function fromPixels(pixels: Pixels): Sharp {
  return sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
}

/** The same picture, `width` wide. */
export async function resizePixels(pixels: Pixels, width: number): Promise<Pixels> {
  if (width === pixels.width) return pixels
  const { data, info } = await fromPixels(pixels).resize(width).raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}
