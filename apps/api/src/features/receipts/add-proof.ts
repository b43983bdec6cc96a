import { ok, type Result, refuse } from '@warda/domain/result'
import { decideInTransaction } from '../../db/result-transaction.ts'
import { dropNote } from '../../db/audit.ts'
import type { Actor } from '../../http/handler.ts'
import type { PrivatePictureFault } from '../../adapters/pictures/reencode.ts'
import type { World } from '../../context.ts'
import { insertFile, keepPicture } from '../files/index.ts'
import { lockOrder } from '../orders/index.ts'
import { hasProof, insertProof } from './queries.ts'

type Fault = 'not_found' | 'order.not_under_way'

export type ProofToAdd = {
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
export async function addProof(world: World, asked: ProofToAdd): Promise<Result<null, Fault | PrivatePictureFault>> {
  const { orderId, requestId } = asked
  // A second photo is not even read.
  if (await hasProof(world.db, orderId)) {
    dropNote()
    return ok(null)
  }
  const at = new Date(world.clock.now())
  const added = await keepPicture<null, Fault>(world, asked.photo, (picture) =>
    decideInTransaction<{ value: null; kept: boolean }, Fault>(world.db, async (trx) => {
      const order = await lockOrder(trx, orderId)
      if (!order) return refuse('not_found')
      if (!PROVABLE.includes(order.state)) return refuse('order.not_under_way')
      if (await hasProof(trx, orderId)) {
        dropNote()
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
