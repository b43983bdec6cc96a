/** How a picture is made small enough: longest side in pixels and JPEG quality, tried in this order. */
const TRIES = [
  { side: 2400, quality: 0.86 },
  { side: 2000, quality: 0.8 },
  { side: 1600, quality: 0.76 },
  { side: 1200, quality: 0.7 },
] as const

/** The size of a picture whose longest side is at most `side`; never larger than it was. @internal Exported for tests. */
export const sizeWithin = (width: number, height: number, side: number): { width: number; height: number } => {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Whether a file is larger than allowed and a camera's picture that can be made smaller. @internal Exported for tests. */
export const needsShrinking = (file: { type: string; size: number }, limit: number): boolean =>
  file.size > limit && ['image/jpeg', 'image/jpg', 'image/png'].includes(file.type)

/**
 * A camera's picture as a JPEG of at most `limit` bytes; any other file, and one that can't be drawn, comes back as it is and is
 * refused by the form's own rules. With `longestSide` (pixels) every picture is drawn anew within it, also a small one: what a
 * camera writes beside the picture, such as the place, does not go along.
 */
export const shrinkPicture = async (file: File, limit: number, longestSide?: number): Promise<File> => {
  if (longestSide === undefined) return needsShrinking(file, limit) ? redraw(file, limit, TRIES) : file
  return redraw(
    file,
    limit,
    TRIES.filter(({ side }) => side <= longestSide),
  )
}

type Try = { side: number; quality: number }

const redraw = async (file: File, limit: number, tries: readonly Try[]): Promise<File> => {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      for (const { side, quality } of tries) {
        const blob = await drawJpeg(bitmap, sizeWithin(bitmap.width, bitmap.height, side), quality)
        if (blob !== null && blob.size <= limit) {
          return new File([blob], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
        }
      }
    } finally {
      bitmap.close()
    }
  } catch {
    // Not a picture after all, or too large for this device.
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
  // JPEG has no transparency: without a white ground it would turn black.
  context.fillStyle = '#ffffff'
  context.fillRect(0, 0, size.width, size.height)
  context.drawImage(bitmap, 0, 0, size.width, size.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
