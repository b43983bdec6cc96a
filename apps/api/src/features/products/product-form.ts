import type { productBody } from '@warda/contract/products'
import type * as z from 'zod/mini'

/** A product as it is typed in or read from a file, checked by the contract; money is halalas. */
export type ProductForm = z.output<typeof productBody>
