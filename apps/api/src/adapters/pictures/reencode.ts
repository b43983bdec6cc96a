import { ok, type Result, refuse } from '@warda/domain/result'
import sharp from 'sharp'
import { MAX_PIXELS } from './decode.ts'

export type PrivatePictureError = 'picture.kind' | 'picture.unreadable'

/** Pixels; enough to read a document. */
const MAX_EDGE = 1600

/**
 * Re-encodes a JPEG or PNG as an upright JPEG of at most {@link MAX_EDGE} by {@link MAX_EDGE} pixels, which removes metadata and hidden
 * content. The type is detected from the bytes; damaged, truncated and oversized files are errors.
 */
export async function reencodePicture(
  bytes: Uint8Array,
): Promise<Result<{ data: Buffer; width: number; height: number }, PrivatePictureError>> {
  if (!isJpegOrPng(bytes)) return refuse('picture.kind')
  try {
    const { data, info } = await sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: MAX_EDGE, height: MAX_EDGE, fit: 'inside', withoutEnlargement: true })
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
  const startsWith = (...values: number[]) => values.every((value, at) => bytes[at] === value)
  return startsWith(0xff, 0xd8, 0xff) || startsWith(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
}
