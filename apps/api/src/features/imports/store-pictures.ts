import { setTimeout as pause } from 'node:timers/promises'
import { ERRORS } from '@warda/domain/errors/errors'
import type { DomainError } from '@warda/domain/result'
import type { PictureError } from '../../adapters/pictures/decode.ts'
import type { WebPictureError } from '../../adapters/web-pictures.ts'
import type { AppContext } from '../../context.ts'
import { addPicture } from '../products/index.ts'
import { findBytes, findFetched, findWaiting, saveFailed, saveStored } from './picture-queries.ts'
import { serializeProblem } from './problem.ts'
import { isAddress } from './read-pictures.ts'

/** Number of concurrent fetches; pictures are encoded one after another. */
const AT_ONCE = 4

/** Pause while the queue of the encoder is full. */
const BUSY_PAUSE_MS = 500

/**
 * Fetches and stores the pictures that rows name; one that cannot be used is recorded with the reason. Stops and returns false when `mayContinue`
 * returns false.
 */
export async function storePictures(
  context: AppContext,
  importId: string,
  sources: readonly string[],
  mayContinue: () => Promise<boolean>,
): Promise<boolean> {
  const waiting = await findWaiting(context.db, importId, sources)
  let stopped = false
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next && !stopped; next = waiting.shift()) {
      if (await mayContinue()) await storeOne(context, importId, next.source)
      else stopped = true
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return !stopped
}

async function storeOne(context: AppContext, importId: string, source: string): Promise<void> {
  const isFetched = isAddress(source)
  const at = new Date(context.clock.now())
  const known = isFetched ? await findFetched(context.db, source) : null
  if (known !== null) return saveStored(context.db, importId, { source, pictureKey: known, isFetched: false }, at)
  const fail = (error: DomainError<WebPictureError | PictureError>): Promise<void> =>
    saveFailed(context.db, importId, source, toProblem(error))
  const bytes = isFetched ? await context.webPictures.fetch(source) : await findBytes(context.db, importId, source)
  // Another run stored it meanwhile.
  if (bytes === null) return
  if ('ok' in bytes && !bytes.ok) return fail(bytes)
  const stored = await encode(context, 'ok' in bytes ? bytes.value : bytes)
  if (!stored.ok) return fail(stored)
  await saveStored(context.db, importId, { source, pictureKey: stored.value.key, isFetched }, at)
}

async function encode(context: AppContext, bytes: Uint8Array) {
  for (;;) {
    const stored = await addPicture(context, bytes, 'card')
    if (stored.ok) return stored
    const { code, values } = stored
    if (code !== 'busy') return { ok: false as const, code, ...(values ? { values } : {}) }
    await pause(BUSY_PAUSE_MS)
  }
}

const toProblem = ({ code, values }: Pick<DomainError<WebPictureError | PictureError>, 'code' | 'values'>): string =>
  serializeProblem({ column: null, key: ERRORS[code].message, ...(values ? { values } : {}) })
