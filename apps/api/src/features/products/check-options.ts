import type { ProductOptionKind } from '@warda/domain/catalogue/product-options'
import { ok, type Result } from '@warda/domain/result'
import type { Transaction } from '../../db/database.ts'
import { lockOptionsForUse, selectOwnOptions } from './option-queries.ts'
import type { ProductForm } from './product-form.ts'

type Reference = { field: string; kind: ProductOptionKind; slug: string }

/** The options that a product names, each with its field of the form. */
const listReferences = ({ colours, occasions, container, variants, pictures }: ProductForm): Reference[] => [
  ...colours.map((slug): Reference => ({ field: 'colours', kind: 'colour', slug })),
  ...occasions.map((slug): Reference => ({ field: 'occasions', kind: 'occasion', slug })),
  ...(container === '' ? [] : [{ field: 'container', kind: 'container' as const, slug: container }]),
  ...variants.map(({ size }, at): Reference => ({ field: `variants.${at}.size`, kind: 'size', slug: size })),
  ...pictures.flatMap(({ size }, at): Reference[] =>
    size === null ? [] : [{ field: `pictures.${at}.size`, kind: 'size', slug: size }],
  ),
]

/** Every colour, occasion, container and size of a product is an option of the shop; an archived one only if the product has it already. */
export async function checkOptions(
  trx: Transaction,
  form: ProductForm,
  productId: number | null,
): Promise<Result<null, 'invalid'>> {
  const references = listReferences(form)
  const byKind = Map.groupBy(references, ({ kind }) => kind)
  const own = productId === null ? null : await selectOwnOptions(trx, productId)
  const wrong: Reference[] = []
  // In one order of the tables, so that two products cannot deadlock.
  for (const kind of ['colour', 'container', 'occasion', 'size'] as const) {
    const ofKind = byKind.get(kind) ?? []
    const offered = await lockOptionsForUse(trx, kind, [...new Set(ofKind.map(({ slug }) => slug))])
    wrong.push(
      ...ofKind.filter(({ slug }) => {
        const isArchived = offered.get(slug)
        return isArchived === undefined || (isArchived && !own?.[kind].includes(slug))
      }),
    )
  }
  if (wrong.length === 0) return ok(null)
  const fields = [...new Set(wrong.map(({ field }) => field))]
  return { ok: false, code: 'invalid', fieldErrors: fields.map((field) => ({ field, key: 'field_invalid_choice' })) }
}
