import { ERRORS } from '@warda/domain/errors/errors'
import { LIMITS } from '@warda/domain/limits'
import { ok, type Result, refuse } from '@warda/domain/result'
import { inspectPicture } from '../../adapters/pictures/decode.ts'
import { getPictureKey } from '../../adapters/pictures.ts'
import { readZip, ZipError } from '../../adapters/zip.ts'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { checkRows } from './check-rows.ts'
import { findCells, findImport, lockImport, type StoredImport, updateCheckedRows } from './import-queries.ts'
import { saveZipPicture, sumWaitingBytes, type ZipPicture } from './picture-queries.ts'
import { serializeProblem } from './problem.ts'
import { type ImportReport, readImport } from './read-import.ts'
import { listSources, toFileSource } from './read-pictures.ts'

/** Limits of a zip of at most 64 MB; pictures hardly compress. */
const ZIP_LIMITS = { entries: 10_000, entryBytes: LIMITS.upload, totalBytes: 160_000_000 }

/** Bytes of all pictures of an import that wait to be stored. */
const MAX_WAITING_BYTES = 2_000_000_000

const PICTURE_NAME = /\.(jpe?g|png|webp|avif)$/i

export type ZipFileError =
  | 'import.zip_broken'
  | 'import.zip_too_large'
  | 'import.zip_no_pictures'
  | 'import.pictures_too_large'
  | 'import.started'

/** Adds the pictures of a zip to a checked import and checks its rows again. Only pictures that a row names are kept. */
export async function addImportPictures(
  context: AppContext,
  id: string,
  bytes: Uint8Array,
): Promise<Result<ImportReport, ZipFileError | 'not_found'>> {
  const productImport = await findImport(context.db, id)
  if (!productImport) return refuse('not_found')
  const cells = await findCells(context.db, id)
  const named = new Set(cells.flatMap((row) => listSources(row.cells)))
  const pictures = await unpackPictures(bytes, named)
  if (!pictures.ok) return pictures
  const added = await inResultTransaction<null, ZipFileError | 'not_found'>(context.db, async (trx) => {
    const locked = await lockImport(trx, id)
    if (!locked) return refuse('not_found')
    if (locked.startedAt !== null) return refuse('import.started', undefined, 'pictures')
    for (const picture of pictures.value) await saveZipPicture(trx, id, picture)
    if ((await sumWaitingBytes(trx, id)) > MAX_WAITING_BYTES)
      return refuse('import.pictures_too_large', undefined, 'pictures')
    await updateCheckedRows(trx, id, await checkRows(trx, id, cells, toOptions(locked)))
    return ok(null)
  })
  return added.ok ? readImport(context, id) : added
}

const toOptions = ({ stockMode, categoryId, withoutPicture }: StoredImport) => ({
  stockMode,
  categoryId,
  withoutPicture,
  isRun: false,
})

async function unpackPictures(
  bytes: Uint8Array,
  named: ReadonlySet<string>,
): Promise<Result<ZipPicture[], ZipFileError>> {
  const pictures = new Map<string, ZipPicture>()
  let found = 0
  const isWanted = (name: string): boolean => {
    // Archives of macOS have a folder `__MACOSX` with metadata files of the same names.
    const isPicture = PICTURE_NAME.test(name) && !name.startsWith('__MACOSX/')
    if (isPicture) found += 1
    return isPicture && named.has(toFileSource(name))
  }
  try {
    for await (const file of readZip(bytes, ZIP_LIMITS, isWanted))
      pictures.set(toFileSource(file.name), await toZipPicture(toFileSource(file.name), file.bytes))
  } catch (error) {
    if (!(error instanceof ZipError)) throw error
    return refuse(error.kind === 'broken' ? 'import.zip_broken' : 'import.zip_too_large', undefined, 'pictures')
  }
  return found === 0 ? refuse('import.zip_no_pictures', undefined, 'pictures') : ok([...pictures.values()])
}

async function toZipPicture(source: string, bytes: Buffer | null): Promise<ZipPicture> {
  const fail = (problem: string): ZipPicture => ({ source, bytes: null, pictureKey: null, problem })
  if (bytes === null) return fail(serializeProblem({ column: null, key: 'field_picture_size' }))
  const inspected = await inspectPicture(bytes, LIMITS.cardPicture)
  if (inspected.ok) return { source, bytes, pictureKey: getPictureKey(bytes), problem: null }
  const { code, values } = inspected
  return fail(serializeProblem({ column: null, key: ERRORS[code].message, ...(values ? { values } : {}) }))
}
