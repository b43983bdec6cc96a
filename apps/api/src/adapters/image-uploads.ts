import { type Result, refuse } from '@warda/domain/result'
import type { PictureError } from './pictures/decode.ts'
import { hasPicture, removePicture, type StoredPicture, storePicture } from './pictures.ts'

/** Cuts pictures that people of the shop upload into the folder that everybody may see. */
export type ImageUploads = {
  /** JPEG, PNG or WebP in all its widths; `busy` when too many are waiting already. */
  cut(bytes: Uint8Array): Promise<Result<StoredPicture, PictureError | 'busy'>>
  /** Whether a picture's files are all there. */
  has(key: string): Promise<boolean>
  /** Takes a picture's files away. */
  remove(picture: Pick<StoredPicture, 'key' | 'widths'>): Promise<void>
}

/** So many uploads wait for their turn, at 2 MB each. */
const WAITING_AT_MOST = 24

/** One picture at a time: the encoders take a whole core for seconds, and the other core's shoppers shall notice nothing. */
export function imageUploads(
  folder: string,
  store: (bytes: Uint8Array, folder: string) => Promise<Result<StoredPicture, PictureError>> = storePicture,
): ImageUploads {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0
  return {
    async cut(bytes) {
      if (waiting >= WAITING_AT_MOST) return refuse('busy')
      waiting += 1
      const turn = last.then(() => store(bytes, folder))
      last = turn.catch(() => undefined)
      return turn.finally(() => {
        waiting -= 1
      })
    },
    has: (key) => hasPicture(folder, key),
    remove: (picture) => removePicture(folder, picture),
  }
}
