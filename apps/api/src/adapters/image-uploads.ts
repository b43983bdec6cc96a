import { type Result, refuse } from '@warda/domain/result'
import type { FileStore, OpenedFile } from './files/file-store.ts'
import type { PictureError } from './pictures/decode.ts'
import { STANDARD_PROFILE } from './pictures/sizes.ts'
import { hasPicture, openLinkPreview, removePicture, type StoredPicture, storePicture } from './pictures.ts'

/** Stores pictures that staff upload, and reads the files that visitors see. */
export type ImageUploads = {
  /** Resizes and stores a picture in all its widths; `busy` when the queue is full. `minSide`: pixels of the shorter side. */
  store(bytes: Uint8Array, minSide?: number): Promise<Result<StoredPicture, PictureError | 'busy'>>
  /** Whether all files of a picture exist. */
  has(key: string): Promise<boolean>
  /** Deletes the files of a picture. */
  remove(picture: Pick<StoredPicture, 'key' | 'widths'>): Promise<void>
  /** One file, such as `{key}-640.webp`; null when there is none. */
  open(file: string): Promise<OpenedFile | null>
  /** The JPEG that messengers show with a link to a page; null when there is no such picture. */
  openLinkPreview(key: string): Promise<OpenedFile | null>
}

/** Maximum number of queued uploads of up to 2 MB each. */
const MAX_QUEUED = 24

/** Encodes one picture at a time: an encoder uses a whole core for seconds. */
export function createImageUploads(
  files: FileStore,
  store: (bytes: Uint8Array, files: FileStore, minSide?: number) => Promise<Result<StoredPicture, PictureError>> = (
    bytes,
    store,
    minSide,
  ) => storePicture(bytes, store, STANDARD_PROFILE, undefined, minSide),
): ImageUploads {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  /** Link previews in progress by key, so that each is created once. */
  const previews = new Map<string, Promise<OpenedFile | null>>()
  return {
    async store(bytes, minSide) {
      if (waiting >= MAX_QUEUED) return refuse('busy')
      waiting += 1
      const result = last.then(() => store(bytes, files, minSide))
      last = result.catch(() => undefined)
      return result.finally(() => {
        waiting -= 1
      })
    },
    has: (key) => hasPicture(files, key),
    remove: (picture) => removePicture(files, picture),
    open: (file) => files.open(file),
    openLinkPreview(key) {
      const running = previews.get(key)
      if (running) return running
      const opened = openLinkPreview(files, key).finally(() => previews.delete(key))
      previews.set(key, opened)
      return opened
    },
  }
}
