import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { insertClientEvent, lockProfile, type ProfileRow } from '../client-profiles/index.ts'
import { updateProfile } from './update-queries.ts'

export type NationalAddress = Pick<ProfileRow, 'street' | 'buildingNumber' | 'district' | 'city' | 'postalCode'>

/** The national address of the caller's client, for its tax invoices from now on; nothing that the shop reviews. */
export async function saveAddress(
  context: AppContext,
  asked: { actor: Actor; requestId: string; address: NationalAddress },
): Promise<Result<null, 'not_found'>> {
  return inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    const client = await lockProfile(trx, asked.actor.clientId)
    if (!client) return refuse('not_found')
    const changed = Object.entries(asked.address).flatMap(([name, value]) =>
      client[name as keyof NationalAddress] === value ? [] : [name],
    )
    if (changed.length === 0) return ok(null)
    await updateProfile(trx, client.id, asked.address)
    await insertClientEvent(trx, {
      clientId: client.id,
      kind: 'addressSaved',
      detail: { changed },
      actorId: asked.actor.userId,
      requestId: asked.requestId,
      at: new Date(context.clock.now()),
    })
    return ok(null)
  })
}
