import type { Column } from '../../db/row.ts'

/** The options of an import. */
export type PlanOptions = {
  /** `set`: the stock of a size becomes the number of its row. `add`: the number is added. `opening`: only new sizes get stock. */
  stockMode: Column<'product_import', 'stockMode'>
  /** The category of new products whose row names none. */
  categoryId: number | null
  /** A product whose picture is missing: `refuse` leaves its rows out, `draft` saves it without the picture, and as a draft when it has none. */
  withoutPicture: Column<'product_import', 'withoutPicture'>
  /** False at the check, when pictures are not fetched from their URLs yet. */
  isRun: boolean
}
