import type { Language } from '@warda/domain/language'
import { currentLanguage } from '../browser/language.ts'

const names: Record<Language, ReadonlyMap<string, string>> = { en: new Map(), ar: new Map() }
const reported = new Set<string>()
let listener: (() => void) | null = null

/** Sets the names of the shop's sizes in the language of the page. */
export const setSizeNames = (sizes: readonly { slug: string; name: string }[]): void => {
  names[currentLanguage()] = new Map(sizes.map(({ slug, name }) => [slug, name]))
}

/** Calls `load` once for each size that was added after this page was opened. Returns the function that ends it. */
export const onUnknownSize = (load: () => void): (() => void) => {
  listener = load
  return () => {
    listener = null
  }
}

/** The name of a size; the slug until the name of a new size is loaded. */
export const sizeLabel = (size: string): string => {
  const name = names[currentLanguage()].get(size)
  if (name === undefined && size !== '' && listener !== null && !reported.has(size)) {
    reported.add(size)
    setTimeout(() => listener?.())
  }
  return name ?? size
}
