import {
  createOptionSlug,
  findRepeatedName,
  MAX_PRODUCT_OPTIONS,
  type ProductOptionKind,
  SINGLE_SIZE,
} from '@warda/domain/catalogue/product-options'
import { type DomainError, ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { selectOptions } from '../../db/product-options.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { lockNames } from '../products/index.ts'
import { type ListedOption, listOptions } from './list-options.ts'
import { deleteOptions, findUsedOption, lockOptions, type SavedOption, saveOptionRows } from './queries.ts'

type SaveError = 'invalid' | 'product_option.in_use' | 'product_option.needed'

type OptionsForm = { options: readonly SavedOption[]; removed: readonly string[] }

/**
 * Saves the options of a kind in the order of the form and deletes the removed ones. A stored option in neither list was added by somebody else
 * meanwhile and stays, behind the others. Slugs never change, so that stored values and links stay valid.
 */
export function saveOptions(
  { db, clock }: AppContext,
  kind: ProductOptionKind,
  { options, removed }: OptionsForm,
): Promise<Result<ListedOption[], SaveError>> {
  return inResultTransaction<ListedOption[], SaveError>(db, async (trx) => {
    await lockNames(trx)
    await lockOptions(trx, kind)
    const stored = await selectOptions(trx, kind)
    const named = new Set([...options.map(({ slug }) => slug), ...removed])
    const kept = stored.filter(({ slug }) => !named.has(slug))
    const taken = new Set(stored.map(({ slug }) => slug))
    const invalid = checkForm(options, kept, taken)
    if (invalid) return invalid
    if (kind === 'size' && losesSingle(options, removed)) return refuse('product_option.needed', undefined, 'options')
    const leaving = removed.filter((slug) => taken.has(slug) && !options.some((option) => option.slug === slug))
    const used = await findUsedOption(trx, kind, leaving)
    if (used !== undefined) {
      const option = stored.find(({ slug }) => slug === used)
      return refuse(
        'product_option.in_use',
        { nameEn: option?.nameEn ?? used, nameAr: option?.nameAr ?? used },
        'options',
      )
    }
    await deleteOptions(trx, kind, leaving)
    await saveOptionRows(trx, kind, [...withSlugs(options, taken), ...kept], new Date(clock.now()))
    return ok(await listOptions(trx, kind))
  })
}

/** The first error of the form, at its field. */
function checkForm(
  options: readonly SavedOption[],
  kept: readonly SavedOption[],
  taken: ReadonlySet<string>,
): DomainError<'invalid'> | null {
  const invalid = (field: string, key: string): DomainError<'invalid'> => ({
    ok: false,
    code: 'invalid',
    fieldErrors: [{ field, key }],
  })
  if (options.length + kept.length > MAX_PRODUCT_OPTIONS) return invalid('options', 'field_too_many_items')
  const seen = new Set<string>()
  for (const [at, { slug, nameEn }] of options.entries()) {
    if (slug === '' ? createOptionSlug(nameEn, taken) === null : !taken.has(slug) || seen.has(slug))
      return invalid(
        slug === '' ? `options.${at}.nameEn` : 'options',
        slug === '' ? 'field_option_latin' : 'field_option_gone',
      )
    if (slug !== '') seen.add(slug)
  }
  const repeated = findRepeatedName(options, kept)
  return repeated === null ? null : invalid(`options.${repeated.at}.${repeated.field}`, 'field_option_named')
}

const losesSingle = (options: readonly SavedOption[], removed: readonly string[]): boolean =>
  removed.includes(SINGLE_SIZE) || options.some(({ slug, archived }) => slug === SINGLE_SIZE && archived)

function withSlugs(options: readonly SavedOption[], stored: ReadonlySet<string>): SavedOption[] {
  const taken = new Set(stored)
  return options.map((option) => {
    const slug = option.slug || (createOptionSlug(option.nameEn, taken) ?? '')
    taken.add(slug)
    return { ...option, slug }
  })
}
