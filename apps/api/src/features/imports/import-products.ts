import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkRows } from './check-rows.ts'
import { insertImport, insertRows } from './import-queries.ts'
import { type FileError, readCsv } from './read-csv.ts'
import { type ImportWithProblems, readImport } from './read-import.ts'

/** Rows of one insert. */
const BATCH_SIZE = 1_000

/** Reads a CSV file and checks every row; the catalogue does not change. Refusals name the field `file`. */
export async function importProducts(
  context: AppContext,
  file: { name: string; bytes: Uint8Array; actorId: string },
): Promise<Result<ImportWithProblems, FileError | 'not_found'>> {
  const read = await readCsv(file.bytes)
  if (!read.ok) return read
  const rows = await checkRows(context.db, read.value)
  const failed = rows.filter(({ problems }) => problems.length > 0).length
  const at = new Date(context.clock.now())
  const id = await inTransaction(context.db, async (trx) => {
    const importId = await insertImport(trx, {
      actorId: file.actorId,
      fileName: file.name,
      total: rows.length,
      failed,
      at,
    })
    for (let from = 0; from < rows.length; from += BATCH_SIZE)
      await insertRows(trx, importId, rows.slice(from, from + BATCH_SIZE))
    return importId
  })
  const result = await readImport(context, id)
  return result.ok ? ok(result.value) : result
}
