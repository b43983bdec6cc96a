import { create } from 'qrcode'

/** A QR code as a path of an SVG: dark modules on a grid of `size` × `size`. */
export type QrDrawing = { size: number; path: string }

/** Draws a text as a QR code; runs of dark modules are one rectangle. */
export function drawQrCode(text: string): QrDrawing {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  let path = ''
  for (let y = 0; y < modules.size; y += 1) {
    for (let x = 0; x < modules.size; x += 1) {
      let width = 0
      while (x + width < modules.size && modules.get(y, x + width)) width += 1
      if (width > 0) path += `M${x} ${y}h${width}v1h-${width}z`
      x += width
    }
  }
  return { size: modules.size, path }
}
