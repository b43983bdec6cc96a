import { foldForSearch, normaliseDigits } from '../../text.ts'
import { findOption, type OptionNames } from '../product-options.ts'

const NAMES: readonly (readonly [size: string, names: readonly string[]])[] = [
  ['small', ['small', 's', 'petite', 'mini', 'صغير', 'صغيرة', 'الصغير']],
  ['medium', ['medium', 'm', 'standard', 'classic', 'regular', 'وسط', 'متوسط', 'متوسطة']],
  ['large', ['large', 'l', 'deluxe', 'big', 'كبير', 'كبيرة', 'الكبير']],
  ['grand', ['grand', 'xl', 'x large', 'xxl', 'extra large', 'premium', 'luxury', 'فاخر', 'كبير جدا', 'ضخم']],
  ['single', ['single', 'default title', 'default', 'one size', 'مفرد', 'واحد']],
].map(([size, names]) => [size as string, (names as string[]).map(foldForSearch)])

/** The shop's size of this name, else its size with a name that other shops use; undefined for an unknown name. */
function findSize(text: string, shopSizes: readonly OptionNames[]): string | undefined {
  const own = findOption(text, shopSizes)
  if (own) return own.slug
  const folded = foldForSearch(text.replaceAll(/[-_]/g, ' '))
  const size = NAMES.find(([, names]) => names.includes(folded))?.[0]
  return shopSizes.some(({ slug }) => slug === size) ? size : undefined
}

/** Sizes for options that are no size names, such as "12 roses", from the lowest price to the highest. */
const BY_PRICE: Readonly<Record<number, readonly string[]>> = {
  1: ['single'],
  2: ['small', 'large'],
  3: ['small', 'medium', 'large'],
  4: ['small', 'medium', 'large', 'grand'],
}

export type SizeOption = { options: readonly string[]; price: string }

/** The size of each variant of one product: by its options, else by its price; the option itself when there are too many. */
export function assignSizes(variants: readonly SizeOption[], shopSizes: readonly OptionNames[]): string[] {
  const named = variants.map(({ options }) =>
    options.map((option) => findSize(option, shopSizes)).find((size) => size !== undefined),
  )
  if (named.every((size) => size !== undefined) && new Set(named).size === named.length) return named
  const sizes = BY_PRICE[variants.length]
  if (!sizes) return variants.map(({ options }, at) => named[at] ?? options[0] ?? '')
  const byPrice = variants.map((_, at) => at).toSorted((a, b) => toNumber(variants[a]) - toNumber(variants[b]) || a - b)
  const assigned: string[] = []
  for (const [rank, at] of byPrice.entries()) assigned[at] = sizes[rank] ?? ''
  return assigned
}

const toNumber = (variant: SizeOption | undefined): number =>
  Number(normaliseDigits(variant?.price ?? '').replaceAll(/[^\d.]/g, ''))

/** The number of stems in an option such as "12 roses"; undefined without a number. */
export function findStems(options: readonly string[]): string | undefined {
  for (const option of options) {
    const [, stems] = /(?:^|\D)(\d{1,4})(?:\D|$)/.exec(normaliseDigits(option)) ?? []
    if (stems !== undefined) return stems
  }
  return undefined
}
