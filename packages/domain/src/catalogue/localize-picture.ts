import type { Language } from '../language.ts'
/** The stored form of a picture: alt text in both languages; focal point from 0 to 1, from the left and the top. */
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

/** Default focal point: the middle. */
const MIDDLE = 0.5

/** A picture with its alt text in one language; `focus` is present only when it is not the middle. */
export function localizePicture(stored: PictureRecord, language: Language) {
  const { altEn, altAr, focusX = MIDDLE, focusY = MIDDLE, ...picture } = stored
  const localized = { ...picture, alt: language === 'ar' ? altAr : altEn }
  return focusX === MIDDLE && focusY === MIDDLE ? localized : { ...localized, focus: { x: focusX, y: focusY } }
}
