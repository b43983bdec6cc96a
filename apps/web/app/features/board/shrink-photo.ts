import { sizeWithin } from '../../lib/shrink-picture.ts'

/** The longest side of a kept photo (CSS pixels), and the qualities that are tried until it is small enough. */
const SIDE = 1600
const QUALITIES = [0.82, 0.7, 0.55] as const

/**
 * A photo as a JPEG of at most 1600 pixels and `limit` bytes, drawn anew: what a camera writes beside the picture, such as
 * the place, does not go along. One that can't be drawn comes back as it is and is refused by the form's own rules.
 */
export async function shrinkPhoto(file: File, limit: number): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    const canvas = document.createElement('canvas')
    Object.assign(canvas, sizeWithin(bitmap.width, bitmap.height, SIDE))
    const pen = canvas.getContext('2d')
    if (pen === null) return file
    // JPEG knows no transparency; without paper below it would turn black.
    pen.fillStyle = '#ffffff'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
    bitmap.close()
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
      if (blob !== null && blob.size <= limit) return new File([blob], 'delivery.jpg', { type: 'image/jpeg' })
    }
  } catch {
    // Not a picture after all, or too large for this device.
  }
  return file
}
