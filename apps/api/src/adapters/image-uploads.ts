import { type Result, refuse } from '@warda/domain/result'
import type { PictureError } from './pictures/decode.ts'
import { hasPicture, removePicture, type StoredPicture, storePicture } from './pictures.ts'

/** Stores pictures that staff upload in the public picture folder. */
export type ImageUploads = {
  /** Resizes and stores a JPEG, PNG or WebP in all its widths; `busy` when the queue is full. */
  store(bytes: Uint8Array): Promise<Result<StoredPicture, PictureError | 'busy'>>
  /** Whether all files of a picture exist. */
  has(key: string): Promise<boolean>
  /** Deletes the files of a picture. */
  remove(picture: Pick<StoredPicture, 'key' | 'widths'>): Promise<void>
}

/** Maximum number of queued uploads of up to 2 MB each. */
const MAX_QUEUED = 24

/** Encodes one picture at a time: an encoder uses a whole core for seconds. */
export function createImageUploads(
  folder: string,
  store: (bytes: Uint8Array, folder: string) => Promise<Result<StoredPicture, PictureError>> = storePicture,
): ImageUploads {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    async store(bytes) {
      if (waiting >= MAX_QUEUED) return refuse('busy')
      waiting += 1
      const result = last.then(() => store(bytes, folder))
      last = result.catch(() => undefined)
      return result.finally(() => {
        waiting -= 1
      })
    },
    has: (key) => hasPicture(folder, key),
    remove: (picture) => removePicture(folder, picture),
  }
}
