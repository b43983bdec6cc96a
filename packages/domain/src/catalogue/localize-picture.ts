import type { Language } from '../language.ts'
/** A picture as it is kept: words in both languages, and where the eye should stay, 0 to 1 from the left and the top. */
export type PictureRecord = {
  key: string
  width: number
  height: number
  widths: number[]
  colour: string
  preview: string
  altEn: string
  altAr: string
  focusX?: number
  focusY?: number
}

/** Pictures are cut around their middle unless somebody chose. */
const MIDDLE = 0.5

/** A picture with its words in one language; `focus` is there only where it is not the middle. */
export function localizePicture(kept: PictureRecord, language: Language) {
  const { altEn, altAr, focusX = MIDDLE, focusY = MIDDLE, ...picture } = kept
  const shown = { ...picture, alt: language === 'ar' ? altAr : altEn }
  return focusX === MIDDLE && focusY === MIDDLE ? shown : { ...shown, focus: { x: focusX, y: focusY } }
}
