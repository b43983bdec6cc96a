import type { ProductOptionKind } from '@warda/domain/catalogue/product-options'
import type { Database } from '../../db/database.ts'
import { type OptionRow, selectOptions } from '../../db/product-options.ts'
import { countProducts } from './queries.ts'

/** An option with the number of products that have it. */
export type ListedOption = OptionRow & { products: number }

export async function listOptions(db: Database, kind: ProductOptionKind): Promise<ListedOption[]> {
  const [options, products] = [await selectOptions(db, kind), await countProducts(db, kind)]
  return options.map((option) => ({ ...option, products: products.get(option.slug) ?? 0 }))
}
