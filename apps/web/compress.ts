import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const compressible = /\.(js|css|svg|json|txt|webmanifest)$/
const smallest = 1024
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Writes `name.br` and `name.gz` beside every text file of a built folder, for the server to send as they are. Files under 1 KB, and those
 * that do not shrink, are skipped.
 */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile() && compressible.test(entry.name))
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))))
}

async function compressFile(file: string): Promise<void> {
  const plain = await readFile(file)
  if (plain.length < smallest) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length }
  const [brotli, gzipped] = await Promise.all([toBrotli(plain, { params }), toGzip(plain, { level: 9 })])
  if (brotli.length < plain.length) await writeFile(`${file}.br`, brotli)
  if (gzipped.length < plain.length) await writeFile(`${file}.gz`, gzipped)
}
