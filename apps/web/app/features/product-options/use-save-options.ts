import type { ProductOptionKind } from '@warda/domain/catalogue/product-options'
import { updateCached } from '../../lib/api/api-query.ts'
import { callApi } from '../../lib/api/call-api.ts'
import { nameInLanguage } from '../../lib/api/use-admin-categories.ts'
import type { ProductOption } from '../../lib/api/use-product-options.ts'
import { setSizeNames } from '../../lib/format/size-label.ts'
import type { OptionInput } from './options-form.ts'

/** Saves the options of a kind; those of `before` that are missing are deleted. */
export async function saveOptions(
  kind: ProductOptionKind,
  before: readonly ProductOption[],
  options: readonly OptionInput[],
): Promise<{ message: string; data: ProductOption[] }> {
  const body = {
    options: options.map(({ slug, nameEn, nameAr, swatch, archived }) => ({
      slug,
      nameEn,
      nameAr,
      swatch: swatch ?? null,
      archived: archived ?? false,
    })),
    removed: before.map(({ slug }) => slug).filter((slug) => !options.some((option) => option.slug === slug)),
  }
  const saved = await callApi('saveProductOptions', { params: { kind }, body })
  updateCached('productOptions', {}, ({ data }) => ({ data: { ...data, [kind]: saved.data } }))
  if (kind === 'size') setSizeNames(saved.data.map((size) => ({ slug: size.slug, name: nameInLanguage(size) })))
  return saved
}
