import type { Picture } from '@warda/contract/wire/picture'
import { useRef, useState } from 'react'
import { getErrorMessage } from '../../lib/api/call-api.ts'
import { randomKey } from '../../lib/api/random-key.ts'

export type Upload = { id: string; file: File; share: number; problem: string | null }
export type Uploads = {
  list: readonly Upload[]
  busy: boolean
  add: (files: readonly File[]) => void
  retry: (id: string) => void
  removeUpload: (id: string) => void
}

/** Uploads pictures one after the other to save mobile bandwidth; a failed one stays in the list to be retried. */
export const useUploads = (onDone: (picture: Picture) => void): Uploads => {
  const [list, setList] = useState<readonly Upload[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const latestOnDone = useRef(onDone)
  latestOnDone.current = onDone
  const updateUpload = (id: string, changes: Partial<Upload>): void =>
    setList((uploads) => uploads.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)))
  const removeUpload = (id: string): void => setList((uploads) => uploads.filter((upload) => upload.id !== id))
  const send = async ({ id, file }: Upload): Promise<void> => {
    try {
      // Loaded at the first upload, because the product editor has reached its script budget.
      const { uploadShopPicture } = await import('../../lib/api/upload-shop-picture.ts')
      latestOnDone.current(await uploadShopPicture(file, (share) => updateUpload(id, { share })))
      removeUpload(id)
    } catch (error) {
      updateUpload(id, { problem: getErrorMessage(error), share: 0 })
    }
  }
  const start = (upload: Upload): void => {
    queue.current = queue.current.then(() => send(upload))
  }
  return {
    list,
    busy: list.some(({ problem }) => problem === null),
    add: (files) => {
      const added = files.map((file) => ({ id: randomKey(), file, share: 0, problem: null }))
      setList((uploads) => [...uploads, ...added])
      for (const upload of added) start(upload)
    },
    retry: (id) => {
      const upload = list.find((upload) => upload.id === id)
      if (upload === undefined) return
      updateUpload(id, { problem: null, share: 0 })
      start(upload)
    },
    removeUpload,
  }
}
