import type { Picture } from '@warda/contract/wire/picture'
import { useRef, useState } from 'react'
import { textOf } from '../../lib/api/call-api.ts'
import { randomKey } from '../../lib/api/random-key.ts'
import { uploadShopPicture } from '../../lib/api/upload-shop-picture.ts'

export type Upload = { id: string; file: File; share: number; problem: string | null }
export type Uploads = {
  list: readonly Upload[]
  busy: boolean
  add: (files: readonly File[]) => void
  again: (id: string) => void
  drop: (id: string) => void
}

/** Uploads pictures one after the other to save mobile bandwidth; a failed one stays in the list to be retried. */
export const useUploads = (onDone: (picture: Picture) => void): Uploads => {
  const [list, setList] = useState<readonly Upload[]>([])
  const queue = useRef<Promise<void>>(Promise.resolve())
  const done = useRef(onDone)
  done.current = onDone
  const change = (id: string, part: Partial<Upload>): void =>
    setList((before) => before.map((one) => (one.id === id ? { ...one, ...part } : one)))
  const drop = (id: string): void => setList((before) => before.filter((one) => one.id !== id))
  const send = async ({ id, file }: Upload): Promise<void> => {
    try {
      done.current(await uploadShopPicture(file, (share) => change(id, { share })))
      drop(id)
    } catch (error) {
      change(id, { problem: textOf(error), share: 0 })
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
      setList((before) => [...before, ...added])
      for (const upload of added) start(upload)
    },
    again: (id) => {
      const upload = list.find((one) => one.id === id)
      if (upload === undefined) return
      change(id, { problem: null, share: 0 })
      start(upload)
    },
    drop,
  }
}
