import type { ClientId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { insertClientEvent, lockProfile } from '../client-profiles/index.ts'
import { queueMail } from '../mail/index.ts'
import { markReviewed, updateProfile } from './update-queries.ts'

export type Review = { clientId: ClientId; decision: 'approved' | 'rejected'; note: string }

/**
 * Approves or rejects a client and mails the decision to its owner; repeating a decision changes nothing. Refusals: `not_found`,
 * `client.not_complete` while steps are missing.
 */
export async function reviewClient(
  context: AppContext,
  input: Review & { actor: Actor; requestId: string },
): Promise<Result<null, 'not_found' | 'client.not_complete'>> {
  const { decision, note } = input
  const at = new Date(context.clock.now())
  return inResultTransaction<null, 'not_found' | 'client.not_complete'>(context.db, async (trx) => {
    const client = await lockProfile(trx, input.clientId)
    if (!client) return refuse('not_found')
    if (client.reviewState === 'draft') return refuse('client.not_complete')
    if (client.reviewState === decision && client.reviewNote === note) return ok(null)
    await updateProfile(trx, client.id, { reviewState: decision, reviewNote: note })
    await markReviewed(trx, client.id, { userId: input.actor.userId, at })
    const event = { clientId: client.id, actorId: input.actor.userId, requestId: input.requestId, at }
    const eventId = await insertClientEvent(trx, { ...event, kind: decision, detail: note === '' ? {} : { note } })
    await queueMail(trx, {
      kind: 'client-reviewed',
      dedupeKey: `client-reviewed:${eventId}`,
      to: { name: client.fullName, address: client.email },
      language: client.language,
      payload: {
        fullName: client.fullName,
        organizationName: client.organizationName ?? '',
        decision,
        note,
        path: `/dashboard-user/${client.ownerUserId}/company`,
      },
    })
    return ok(null)
  })
}
