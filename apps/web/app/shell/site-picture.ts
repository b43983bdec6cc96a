import pictures from 'virtual:site-pictures'
import type { Language } from '@warda/domain/language'
import type { PictureData } from '../ui/picture.tsx'

/** A built-in picture with its description in a language. For loaders, so that the browser gets only this one. */
export function sitePicture(name: keyof typeof pictures, language: Language): PictureData {
  const picture = pictures[name]
  return { ...picture, alt: picture.alt[language] }
}
