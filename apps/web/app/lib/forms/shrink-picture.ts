/** Longest side in pixels and JPEG quality, tried in this order. */
const ATTEMPTS = [
  { side: 2400, quality: 0.86 },
  { side: 2000, quality: 0.8 },
  { side: 1600, quality: 0.76 },
  { side: 1200, quality: 0.7 },
] as const

/** Scales a size down to `side` pixels at most; never enlarges it. @internal Exported for tests. */
export const sizeWithin = (width: number, height: number, side: number): { width: number; height: number } => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Whether a file exceeds the limit and has a type that can be shrunk. @internal Exported for tests. */
export const needsShrinking = (file: { type: string; size: number }, limit: number): boolean =>
  file.size > limit && /^image\/(jpe?g|png|webp|avif)$/.test(file.type)

/**
 * Shrinks a picture to a JPEG of at most `limit` bytes; a file that cannot be drawn is returned unchanged and
 * validated by the form. With `longestSide` (pixels) every picture is redrawn, which removes its metadata, such as
 * the location.
 */
export const shrinkPicture = async (file: File, limit: number, longestSide?: number): Promise<File> => {
  if (longestSide === undefined) return needsShrinking(file, limit) ? redraw(file, limit, ATTEMPTS) : file
  return redraw(
    file,
    limit,
    ATTEMPTS.filter(({ side }) => side <= longestSide),
  )
}

type Attempt = { side: number; quality: number }

const redraw = async (file: File, limit: number, attempts: readonly Attempt[]): Promise<File> => {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      for (const { side, quality } of attempts) {
        const blob = await drawJpeg(bitmap, sizeWithin(bitmap.width, bitmap.height, side), quality)
        if (blob !== null && blob.size <= limit) {
          return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
        }
      }
    } finally {
      bitmap.close()
    }
  } catch {
    // Not a picture, or too large for this device.
  }
  return file
}

const drawJpeg = (
  bitmap: ImageBitmap,
  size: { width: number; height: number },
  quality: number,
): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (context === null) return Promise.resolve(null)
  // JPEG has no transparency, and transparent areas would become black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, size.width, size.height)
  context.drawImage(bitmap, 0, 0, size.width, size.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
