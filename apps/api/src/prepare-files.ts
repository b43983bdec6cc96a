import type { Logger } from 'pino'
import { createBucketStores, type FileSettings } from './adapters/files/create-file-stores.ts'
import { FileStoreError } from './adapters/files/file-store.ts'
import { createS3Client, type S3Limits } from './adapters/files/s3-client.ts'
import { prepareDataFolder } from './data-folder.ts'

/** Short, because a service that does not answer does not prevent the start. */
const LIMITS: S3Limits = { attempts: 2, attemptMs: 3_000, totalMs: 5_000, pauseMs: 200 }

/**
 * Prepares the place of pictures and private files: creates the data folder, or asks the bucket for one object. Throws one sentence when a setting is
 * wrong. A bucket that does not answer is a warning, because the shop sells without pictures.
 */
export async function prepareFiles({ DATA_FOLDER, S3 }: FileSettings, log: Logger): Promise<void> {
  if (!S3) return prepareDataFolder(DATA_FOLDER)
  try {
    await createBucketStores(createS3Client(S3, LIMITS), S3.prefix).private.list()[Symbol.asyncIterator]().next()
  } catch (error) {
    if (!(error instanceof FileStoreError)) throw error
    if (error.kind === 'refused') throw new Error(`Setting S3_BUCKET: ${error.message}.`)
    log.warn({ err: error }, 'the bucket of pictures and private files does not answer')
  }
}
