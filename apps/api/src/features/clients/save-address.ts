import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { insertClientEvent, lockProfile, type ProfileRow } from '../client-profiles/index.ts'
import { updateProfile } from './update-queries.ts'

export type NationalAddress = Pick<ProfileRow, 'street' | 'buildingNumber' | 'district' | 'city' | 'postalCode'>

/**
 * Saves the national address of the caller's client for future tax invoices, without a review by the shop. Invoices that waited for it are
 * issued (decision 47).
 */
export async function saveAddress(
  context: AppContext,
  input: { actor: Actor; requestId: string; address: NationalAddress },
): Promise<Result<null, 'not_found'>> {
  return inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    const client = await lockProfile(trx, input.actor.clientId)
    if (!client) return refuse('not_found')
    const changed = Object.entries(input.address).flatMap(([name, value]) =>
      client[name as keyof NationalAddress] === value ? [] : [name],
    )
    if (changed.length === 0) return ok(null)
    await updateProfile(trx, client.id, input.address)
    await enqueue(trx, 'issue-owed', {}, { key: 'issue-owed' })
    await insertClientEvent(trx, {
      clientId: client.id,
      kind: 'addressSaved',
      detail: { changed },
      actorId: input.actor.userId,
      requestId: input.requestId,
      at: new Date(context.clock.now()),
    })
    return ok(null)
  })
}
