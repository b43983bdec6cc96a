/** The product fields that a search word can stand for; `word` is a word of the product's texts. */
export const SYNONYM_FIELDS = ['flower', 'colour', 'container', 'occasion', 'category', 'word'] as const

export type SynonymField = (typeof SYNONYM_FIELDS)[number]

/** A field and a value, for example `flower:garden rose`; occasions and categories are slugs. */
export type SynonymTarget = { field: SynonymField; value: string }

/** Search words and their meaning. Words are separated by commas; a word may be a phrase. */
export type Synonym = {
  en: string
  ar: string
  /** Targets as `field:value`, separated by commas; a product matches when one of them does. Empty for words without products. */
  means: string
  /** General words such as "flowers": ignored beside a flower; alone and without a target they find every product. */
  general: boolean
}

const SEPARATOR = /[,،;\n]/

/** The words or targets of a comma list. */
export const splitList = (text: string): string[] =>
  text
    .split(SEPARATOR)
    .map((item) => item.trim())
    .filter((item) => item !== '')

/** Parses `field:value`; null for another form. */
export function parseTarget(text: string): SynonymTarget | null {
  const parts = text.split(':')
  const name = parts.slice(0, 1).join().trim().toLowerCase()
  const value = parts.slice(1).join(':').trim()
  const field = SYNONYM_FIELDS.find((candidate) => candidate === name)
  return field === undefined || value === '' ? null : { field, value }
}

export const parseTargets = (means: string): SynonymTarget[] =>
  splitList(means).flatMap((item) => parseTarget(item) ?? [])
