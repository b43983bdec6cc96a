import { ok, type Result, refuse } from '@warda/domain/result'
import type { PrivatePictureError } from '../../adapters/pictures/reencode.ts'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { insertFile, savePicture } from '../files/index.ts'
import { lockOrder } from '../orders/index.ts'
import { hasProof, insertProof } from './queries.ts'

type AddProofError = 'not_found' | 'order.not_under_way'

export type ProofInput = {
  actor: Actor
  orderId: string
  recipientName: string
  note: string
  /** A JPEG or PNG as it was uploaded, or null. */
  photo: Uint8Array | null
  requestId: string
}

const PROVABLE = ['outForDelivery', 'delivered', 'completed']

/**
 * Keeps who took the flowers, with a photo where there is one. The first proof stands: sent again (a double click, a phone that was out of
 * reach) it changes nothing and leaves no second row or file.
 */
export async function addProof(
  context: AppContext,
  asked: ProofInput,
): Promise<Result<null, AddProofError | PrivatePictureError>> {
  const { orderId, requestId } = asked
  // A second photo is not even read.
  if (await hasProof(context.db, orderId)) {
    skipAudit()
    return ok(null)
  }
  const at = new Date(context.clock.now())
  const added = await savePicture<null, AddProofError>(context, asked.photo, (picture) =>
    inResultTransaction<{ value: null; kept: boolean }, AddProofError>(context.db, async (trx) => {
      const order = await lockOrder(trx, orderId)
      if (!order) return refuse('not_found')
      if (!PROVABLE.includes(order.state)) return refuse('order.not_under_way')
      if (await hasProof(trx, orderId)) {
        skipAudit()
        return ok({ value: null, kept: false })
      }
      const actorId = asked.actor.userId
      if (picture) await insertFile(trx, picture, { kind: 'proof', orderId, createdBy: actorId, at })
      const { recipientName, note } = asked
      await insertProof(trx, { orderId, recipientName, note, fileId: picture?.id ?? null, actorId, requestId, at })
      return ok({ value: null, kept: true })
    }),
  )
  return !added.ok && added.code.startsWith('picture.') ? refuse(added.code, added.values, 'photo') : added
}
