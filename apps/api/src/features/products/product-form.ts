import type { productBody } from '@warda/contract/products'
import type * as z from 'zod/mini'

/** A product from the editor or a CSV file, validated by the contract; money is halalas. */
export type ProductForm = z.output<typeof productBody>
