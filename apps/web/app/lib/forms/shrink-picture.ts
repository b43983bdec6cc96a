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
 * refused by the form's own rules.
 */
export const shrinkPicture = async (file: File, limit: number): Promise<File> =>
  needsShrinking(file, limit) ? drawnAnew(file, limit, TRIES) : file

/** Longest side and quality of a kept photo: it only has to prove something. */
const PROOFS = [
  { side: 1600, quality: 0.82 },
  { side: 1600, quality: 0.7 },
  { side: 1600, quality: 0.55 },
] as const

/**
 * A photo as a JPEG of at most 1600 pixels and `limit` bytes, drawn anew even when it is small: what a camera writes beside the
 * picture, such as the place, does not go along.
 */
export const shrinkPhoto = (file: File, limit: number): Promise<File> => drawnAnew(file, limit, PROOFS)

type Try = { side: number; quality: number }

const drawnAnew = async (file: File, limit: number, tries: readonly Try[]): Promise<File> => {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      for (const { side, quality } of tries) {
        const blob = await drawn(bitmap, sizeWithin(bitmap.width, bitmap.height, side), quality)
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

const drawn = (bitmap: ImageBitmap, size: { width: number; height: number }, quality: number): Promise<Blob | null> => {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const pen = canvas.getContext('2d')
  if (pen === null) return Promise.resolve(null)
  // JPEG knows no transparency; without paper below it would turn black.
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, size.width, size.height)
  pen.drawImage(bitmap, 0, 0, size.width, size.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}
