import { foldForSearch } from '../text.ts'
import { createSlug } from './slug.ts'

/** The lists of choices that a shop manages for its products (DESK-07). */
export const PRODUCT_OPTION_KINDS = ['colour', 'size', 'container', 'occasion'] as const

export type ProductOptionKind = (typeof PRODUCT_OPTION_KINDS)[number]

/** Maximum number of options of a kind, archived ones included. */
export const MAX_PRODUCT_OPTIONS = 60

/** The size of products that are sold in one size; it is not shown beside their names. */
export const SINGLE_SIZE = 'single'

const MAX_SLUG = 40

export type OptionNames = { slug: string; nameEn: string; nameAr: string }

/** The slug of a new option from its English name, with a number when another option has it; null for a name without Latin letters or digits. */
export function createOptionSlug(nameEn: string, taken: ReadonlySet<string>): string | null {
  if (nameEn.trim() === '') return null
  const slug = createSlug(nameEn)
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug) || !/[a-z0-9]/i.test(nameEn.normalize('NFKD'))) return null
  for (let number = 1; ; number += 1) {
    const suffix = number === 1 ? '' : `-${number}`
    const candidate = slug.slice(0, MAX_SLUG - suffix.length).replace(/-$/, '') + suffix
    if (!taken.has(candidate)) return candidate
  }
}

const foldName = (name: string): string => foldForSearch(name.replaceAll('-', ' ')) || name.trim().toLowerCase()

/** The option with this slug, or with this name in either language. */
export function findOption<O extends OptionNames>(text: string, options: readonly O[]): O | undefined {
  const folded = foldName(text)
  if (folded === '') return undefined
  return (
    options.find(({ slug }) => slug === text.trim().toLowerCase()) ??
    options.find(({ slug, nameEn, nameAr }) => [slug, nameEn, nameAr].some((name) => foldName(name) === folded))
  )
}

type Names = Pick<OptionNames, 'nameEn' | 'nameAr'>

/** The first name that an earlier option, or one of the others, has in the same language. */
export function findRepeatedName(
  options: readonly Names[],
  others: readonly Names[] = [],
): { at: number; field: 'nameEn' | 'nameAr' } | null {
  const seen = {
    nameEn: new Set(others.map(({ nameEn }) => foldName(nameEn))),
    nameAr: new Set(others.map(({ nameAr }) => foldName(nameAr))),
  }
  for (const [at, option] of options.entries()) {
    for (const field of ['nameEn', 'nameAr'] as const) {
      const folded = foldName(option[field])
      if (seen[field].has(folded)) return { at, field }
      seen[field].add(folded)
    }
  }
  return null
}
