import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { insertClientEvent, lockProfile } from '../client-profiles/index.ts'
import { updateProfile } from './update-queries.ts'

/** Saves whether every new order of the client needs a purchase order number. */
export async function savePurchaseOrderRule(
  context: AppContext,
  input: { actor: Actor; requestId: string; isRequired: boolean },
): Promise<Result<null, 'not_found'>> {
  return inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    const client = await lockProfile(trx, input.actor.clientId)
    if (!client) return refuse('not_found')
    if (client.purchaseOrderRequired === input.isRequired) return ok(null)
    await updateProfile(trx, client.id, { purchaseOrderRequired: input.isRequired })
    await insertClientEvent(trx, {
      clientId: client.id,
      kind: 'purchaseOrderRuleSaved',
      detail: { changed: ['purchaseOrderRequired'] },
      actorId: input.actor.userId,
      requestId: input.requestId,
      at: new Date(context.clock.now()),
    })
    return ok(null)
  })
}
