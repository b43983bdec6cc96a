import { PRODUCT_FIELD_NAMES } from '@warda/domain/catalogue/product-fields'
import { columns, type RowOf } from './columns.ts'

/** The columns of a product that people edit. */
export const PRODUCT_COLUMNS = columns('product', PRODUCT_FIELD_NAMES)

/** Money is halalas. */
export type ProductFields = RowOf<typeof PRODUCT_COLUMNS>
