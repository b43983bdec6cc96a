import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { createBucketStore } from './bucket-store.ts'
import type { FileStore } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { createMovingStore } from './moving-store.ts'
import { createS3Client, type S3Client } from './s3-client.ts'
import type { S3Settings } from './s3-settings.ts'

export type FileStores = { pictures: FileStore; private: FileStore }

export type FileSettings = {
  DATA_FOLDER: string
  /** Null: the files are in DATA_FOLDER. */
  S3: (S3Settings & { prefix: string }) | null
}

/** The stores of public pictures and of private files in DATA_FOLDER. */
export const createFolderStores = (dataFolder: string): FileStores => ({
  pictures: createFolderStore(join(dataFolder, 'pictures')),
  private: createFolderStore(join(dataFolder, 'private'), { isPrivate: true }),
})

/** The same in a bucket: `{prefix}pictures/` may be public, `{prefix}private/` must not. */
export const createBucketStores = (client: S3Client, prefix: string): FileStores => ({
  pictures: createBucketStore(client, {
    prefix: `${prefix}pictures/`,
    cacheControl: 'public, max-age=31536000, immutable',
  }),
  private: createBucketStore(client, { prefix: `${prefix}private/`, cacheControl: 'private, no-store' }),
})

/** The stores that the settings name. What a bucket lacks is read from DATA_FOLDER while that has files. */
export function createFileStores({ DATA_FOLDER, S3 }: FileSettings): FileStores {
  const folder = createFolderStores(DATA_FOLDER)
  if (!S3) return folder
  const bucket = createBucketStores(createS3Client(S3), S3.prefix)
  const combine = (name: keyof FileStores): FileStore =>
    existsSync(join(DATA_FOLDER, name)) ? createMovingStore(bucket[name], folder[name]) : bucket[name]
  return { pictures: combine('pictures'), private: combine('private') }
}
