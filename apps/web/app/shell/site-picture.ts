import pictures from 'virtual:site-pictures'
import type { Language } from '@warda/domain/language'
import type { PictureData } from '../ui/picture.tsx'

/** One of the site's own pictures with its description in a language. For loaders: the browser gets one, not all. */
export function sitePicture(name: keyof typeof pictures, language: Language): PictureData {
  const picture = pictures[name]
  return { ...picture, alt: picture.alt[language] }
}
