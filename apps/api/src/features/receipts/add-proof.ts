import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { PrivatePictureError } from '../../adapters/pictures/reencode.ts'
import type { PrivatePicture } from '../../adapters/private-files.ts'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import type { Transaction } from '../../db/database.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { findAttempt, moveOnBoard, type StageError } from '../board/index.ts'
import { insertFile, savePicture } from '../files/index.ts'
import { storeShortLink } from '../order-messages/index.ts'
import { lockOrder } from '../orders/index.ts'
import { findProof, insertProof } from './proof-queries.ts'

type AddProofError = StageError | 'order.not_under_way' | 'order.attempt_changed' | 'proof.exists'

export type ProofInput = {
  actor: Actor
  orderId: OrderId
  recipientName: string
  note: string
  /** The uploaded JPEG or PNG, or null. */
  photo: Uint8Array | null
  /** The attempt that the caller saw; undefined means the current one. */
  attempt: number | undefined
  early: boolean
  requestId: string
}

/**
 * Completes the delivery under way and stores its proof in the same transaction; an order that is delivered without proof gets one
 * (decision 39). The same proof again changes nothing; another one, or one of an attempt that failed, is refused.
 */
export async function addProof(
  context: AppContext,
  input: ProofInput,
): Promise<Result<null, AddProofError | PrivatePictureError>> {
  const now = context.clock.now()
  const added = await savePicture<null, AddProofError>(context, input.photo, (picture) =>
    inResultTransaction<{ value: null; kept: boolean }, AddProofError>(context.db, async (trx) => {
      const stored = await storeProof(trx, input, picture, now)
      // The mail with the receipt link leads to the photo.
      if (stored.ok && picture) await storeShortLink({ ...context, db: trx }, { id: input.orderId }, 'track', 'buyer')
      return stored.ok ? ok({ value: null, kept: stored.value }) : stored
    }),
  )
  return !added.ok && added.code.startsWith('picture.') ? refuse(added.code, added.values, 'photo') : added
}

/** False when the same proof is stored already. */
async function storeProof(
  trx: Transaction,
  input: ProofInput,
  picture: PrivatePicture | null,
  now: number,
): Promise<Result<boolean, AddProofError>> {
  const { actor, orderId, recipientName, note, requestId } = input
  const order = await lockOrder(trx, orderId)
  if (!order) return refuse('not_found')
  const { attempt } = await findAttempt(trx, orderId)
  if (input.attempt !== undefined && input.attempt !== attempt) return refuse('order.attempt_changed')
  if (order.state === 'outForDelivery') {
    const completed = await moveOnBoard(trx, { ...input, stage: 'completed', hasPhoto: picture !== null }, now)
    if (!completed.ok) return completed
  } else {
    if (order.state !== 'delivered' && order.state !== 'completed') return refuse('order.not_under_way')
    const stored = await findProof(trx, orderId)
    if (stored) {
      const isSame = stored.recipientName === recipientName && stored.note === note && hasPhoto(stored, picture)
      if (!isSame) return refuse('proof.exists')
      skipAudit()
      return ok(false)
    }
  }
  const at = new Date(now)
  const actorId = actor.userId
  if (picture) await insertFile(trx, picture, { kind: 'proof', orderId, createdBy: actorId, at })
  const fileId = picture?.id ?? null
  await insertProof(trx, { orderId, attempt, recipientName, note, fileId, actorId, requestId, at })
  return ok(true)
}

/** Whether the stored photo has the same content; both may be absent. */
const hasPhoto = ({ sha256 }: { sha256: Uint8Array | null }, picture: PrivatePicture | null): boolean =>
  sha256 === null || picture === null
    ? sha256 === null && picture === null
    : Buffer.compare(sha256, picture.sha256) === 0
