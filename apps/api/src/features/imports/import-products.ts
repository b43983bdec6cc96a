import { ok, type Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { checkRows } from './check-rows.ts'
import { insertImport, insertRows } from './import-queries.ts'
import { type FileError, readCsv } from './read-csv.ts'
import { readImport, type WholeImport } from './read-import.ts'

/** Rows written together. */
const AT_ONCE = 1_000

/** Reads a file of products and checks every row (a dry run): nothing of the catalogue changes. Refusals name the field `file`. */
export async function importProducts(
  context: AppContext,
  file: { name: string; bytes: Uint8Array; actorId: string },
): Promise<Result<WholeImport, FileError | 'not_found'>> {
  const read = await readCsv(file.bytes)
  if (!read.ok) return read
  const rows = await checkRows(context.db, read.value)
  const failed = rows.filter(({ problems }) => problems.length > 0).length
  const at = new Date(context.clock.now())
  const id = await inTransaction(context.db, async (trx) => {
    const made = await insertImport(trx, { actorId: file.actorId, fileName: file.name, total: rows.length, failed, at })
    for (let from = 0; from < rows.length; from += AT_ONCE)
      await insertRows(trx, made, rows.slice(from, from + AT_ONCE))
    return made
  })
  const whole = await readImport(context, id)
  return whole.ok ? ok(whole.value) : whole
}
