import { Worker } from 'node:worker_threads'
import { readZip, type ZippedFile } from '../zip.ts'

/** A row of a sheet; `line` is its number, from 1. */
export type SheetRow = { line: number; cells: string[] }

/** `files`: the unpacked parts of the workbook by name. */
export type SheetJob = { files: Record<string, Uint8Array>; maxRows: number }
export type SheetResult = { rows: SheetRow[] } | { error: string }

/** Maximum unpacked size of a workbook in bytes: several times that of 10,000 full rows. */
const UNPACKED_LIMITS = { entries: 2_000, entryBytes: 60_000_000, totalBytes: 80_000_000 }

const TIMEOUT_MS = 60_000
const MEMORY_MB = 768

/** Whether a file starts with the signature of a zip archive; .xlsx files are zip archives. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5)

/**
 * Reads the first sheet of an .xlsx file as text, up to `maxRows` rows. The file is unpacked with size limits, then parsed on a worker thread
 * with limits of memory and time. Throws a `ZipError` for a damaged or too large file, and another error for a file that is no workbook.
 */
export async function readSheet(bytes: Uint8Array, maxRows: number): Promise<SheetRow[]> {
  const files: Record<string, Uint8Array> = {}
  for await (const { name, bytes: unpacked } of readZip(bytes, UNPACKED_LIMITS, isWorkbookPart))
    if (unpacked) files[name] = unpacked
  return parse({ files, maxRows })
}

const isWorkbookPart = (name: ZippedFile['name']): boolean => /\.(xml|rels)$/i.test(name)

function parse(job: SheetJob): Promise<SheetRow[]> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
  })
  return new Promise<SheetRow[]>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Reading the sheet took too long.')), TIMEOUT_MS)
    worker.once('message', (result: SheetResult) => {
      clearTimeout(timer)
      if ('rows' in result) resolve(result.rows)
      else reject(new Error(result.error))
    })
    worker.once('error', (error) => {
      clearTimeout(timer)
      reject(error)
    })
  }).finally(() => void worker.terminate())
}
