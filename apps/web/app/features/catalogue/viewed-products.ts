import type { Product } from '@warda/contract/catalogue'
import type { Language } from '@warda/domain/language'
import { readStoredJson, removeStored, writeStoredJson } from '../../lib/browser/storage.ts'
import type { PictureData } from '../../ui/media/picture.tsx'

/** A product that was opened on this device, as far as the list shows it: prices would become outdated. */
export type ViewedProduct = {
  id: number
  /** Missing in entries of before products had their slug as address. */
  slug?: string
  names: Partial<Record<Language, string>>
  picture: PictureData
}

const KEY = 'viewed'
const MAX_KEPT = 9

const isViewed = (value: unknown): value is ViewedProduct => {
  const entry = value as Partial<ViewedProduct> | null
  return (
    typeof entry === 'object' &&
    entry !== null &&
    Number.isInteger(entry.id) &&
    (entry.slug === undefined || typeof entry.slug === 'string') &&
    typeof entry.names === 'object' &&
    entry.names !== null &&
    Array.isArray(entry.picture?.widths) &&
    typeof entry.picture.key === 'string'
  )
}

/** The products opened on this device, latest first; broken entries are left out. */
export function readViewed(): ViewedProduct[] {
  const stored = readStoredJson('local', KEY)
  return Array.isArray(stored) ? stored.filter(isViewed).slice(0, MAX_KEPT) : []
}

/** Puts a product first; its name in another language is kept. */
export function addViewed(product: Pick<Product, 'id' | 'slug' | 'name' | 'picture'>, language: Language): void {
  const { id, slug, name, picture } = product
  const before = readViewed()
  const names = { ...before.find((entry) => entry.id === id)?.names, [language]: name }
  const { key, width, height, widths, colour, focus } = picture
  const entry = { id, slug, names, picture: { key, width, height, widths, colour, focus, alt: '' } }
  writeStoredJson('local', KEY, [entry, ...before.filter((other) => other.id !== id)].slice(0, MAX_KEPT))
}

/** Takes a product off the list by its slug or id, because its page is gone. */
export const forgetViewed = (address: string): void => {
  const rest = readViewed().filter(({ id, slug }) => address !== slug && address !== String(id))
  if (rest.length < readViewed().length) writeStoredJson('local', KEY, rest)
}

export const clearViewed = (): void => removeStored('local', KEY)
