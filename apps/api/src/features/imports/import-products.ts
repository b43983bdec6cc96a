import { createHash } from 'node:crypto'
import { type ColumnError, mapTable } from '@warda/domain/catalogue/product-tables/map-table'
import type { ImportRow } from '@warda/domain/catalogue/product-tables/product-table'
import { type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkRows } from './check-rows.ts'
import { readShopNames } from './existing-queries.ts'
import { insertImport, insertRows } from './import-queries.ts'
import { insertAddresses } from './picture-queries.ts'
import type { PlanOptions } from './plan-options.ts'
import { type ImportReport, readImport } from './read-import.ts'
import { isAddress, listSources } from './read-pictures.ts'
import { readTable, type TableError } from './read-table.ts'

/** Rows of one insert. */
const BATCH_SIZE = 1_000

type ImportFile = { name: string; bytes: Uint8Array; actorId: string }
type ImportChoices = Omit<PlanOptions, 'isRun'>

/** Checks a file of products: compares every row with the catalogue and changes no product. Errors name the field `file`. */
export async function importProducts(
  context: AppContext,
  file: ImportFile,
  choices: ImportChoices,
): Promise<Result<ImportReport, TableError | ColumnError | 'product.category_gone' | 'not_found'>> {
  const table = await readTable(file.bytes)
  if (!table.ok) return table
  const names = await readShopNames(context.db)
  if (choices.categoryId !== null && !names.categories.some(({ id }) => id === choices.categoryId))
    return refuse('product.category_gone', undefined, 'categoryId')
  const mapped = mapTable(table.value, names)
  if (!mapped.ok) return mapped
  const { format, ignored, rows: read } = mapped.value
  const rows = await checkRows(context.db, null, read, { ...choices, isRun: false })
  const at = new Date(context.clock.now())
  const id = await inTransaction(context.db, async (trx) => {
    const importId = await insertImport(trx, {
      actorId: file.actorId,
      fileName: file.name,
      total: rows.length,
      failed: rows.filter(({ problems }) => problems.length > 0).length,
      format,
      stockMode: choices.stockMode,
      categoryId: choices.categoryId,
      withoutPicture: choices.withoutPicture,
      ignoredColumns: ignored,
      contentHash: hashRows(read),
      createdAt: at,
    })
    for (let from = 0; from < rows.length; from += BATCH_SIZE)
      await insertRows(trx, importId, rows.slice(from, from + BATCH_SIZE))
    const addresses = rows.flatMap(({ cells }) => listSources(cells).filter(isAddress))
    await insertAddresses(trx, importId, [...new Set(addresses)])
    return importId
  })
  return readImport(context, id)
}

/** A hash of the rows, independent of the file format. */
const hashRows = (rows: readonly ImportRow[]): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(rows.map(({ cells }) => Object.entries(cells).toSorted(([a], [b]) => (a < b ? -1 : 1)))))
    .digest()
