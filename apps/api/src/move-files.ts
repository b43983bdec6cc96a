import { parseArgs } from 'node:util'
import { createBucketStores, createFolderStores, type FileStores } from './adapters/files/create-file-stores.ts'
import { moveFiles } from './adapters/files/move-files.ts'
import { createS3Client } from './adapters/files/s3-client.ts'
import { readFileSettings } from './config-files.ts'

/** Milliseconds between two lines of progress. */
const PROGRESS_MS = 2_000

const print = (line: string): void => void process.stdout.write(`${line}\n`)

/**
 * `npm run files:move`, or `node apps/api/src/move-files.ts` in a release: copies pictures and private files from DATA_FOLDER to S3_BUCKET and compares
 * each copy (docs/running.md). `--remove` removes what has arrived; `--to-folder` copies the other way round.
 */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { remove: { type: 'boolean' }, 'to-folder': { type: 'boolean' } } })
  const { DATA_FOLDER, S3 } = readFileSettings(process.env)
  if (!S3) throw new Error('Setting S3_BUCKET must be given.')
  const folder = createFolderStores(DATA_FOLDER)
  const bucket = createBucketStores(createS3Client(S3), S3.prefix)
  const [from, to] = values['to-folder'] ? [bucket, folder] : [folder, bucket]
  let isComplete = true
  for (const kind of ['pictures', 'private'] as const)
    isComplete = (await moveKind(kind, from, to, values.remove === true)) && isComplete
  if (!isComplete) throw new Error('Some files were not moved. Run the command again; it continues with those.')
}

async function moveKind(kind: keyof FileStores, from: FileStores, to: FileStores, remove: boolean): Promise<boolean> {
  let reportedAt = performance.now()
  const report = (done: number): void => {
    if (performance.now() - reportedAt < PROGRESS_MS) return
    reportedAt = performance.now()
    print(`${kind}: ${done} …`)
  }
  const { copied, bytes, present, removed, failed } = await moveFiles(from[kind], to[kind], { remove, report })
  for (const { name, reason } of failed.slice(0, 20)) print(`${kind}/${name}: ${reason}`)
  const parts = [`${copied} copied and compared (${(bytes / 1e6).toFixed(1)} MB)`, `${present} were there`]
  if (remove) parts.push(`${removed} removed from the old place`)
  if (failed.length > 0) parts.push(`${failed.length} failed`)
  print(`${kind}: ${parts.join(', ')}.`)
  return failed.length === 0
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
