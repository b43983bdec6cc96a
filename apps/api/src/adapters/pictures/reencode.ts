import { ok, type Result, refuse } from '@warda/domain/result'
import sharp from 'sharp'
import { PIXELS_AT_MOST } from './decode.ts'

export type PrivatePictureError = 'picture.kind' | 'picture.unreadable'

/** Wide enough to read a document or to see a bouquet at a door. */
const EDGE = 1600

/**
 * A new JPEG of what a JPEG or PNG shows, upright, at most {@link EDGE} wide and high: nothing of the file itself is kept, neither place and
 * camera nor anything hidden behind the picture. What a file calls itself does not count; damaged, cut and oversized ones are refused.
 */
export async function reencodePicture(
  bytes: Uint8Array,
): Promise<Result<{ data: Buffer; width: number; height: number }, PrivatePictureError>> {
  if (!isJpegOrPng(bytes)) return refuse('picture.kind')
  try {
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: PIXELS_AT_MOST })
      .autoOrient()
      .resize({ width: EDGE, height: EDGE, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toColourspace('srgb')
      .jpeg({ quality: 80 })
      .toBuffer({ resolveWithObject: true })
    return ok({ data, width: info.width, height: info.height })
  } catch {
    return refuse('picture.unreadable')
  }
}

function isJpegOrPng(bytes: Uint8Array): boolean {
  const starts = (...values: number[]) => values.every((value, at) => bytes[at] === value)
  return starts(0xff, 0xd8, 0xff) || starts(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
}
