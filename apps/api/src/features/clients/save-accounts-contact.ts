import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import type { Actor } from '../../http/handler.ts'
import { insertClientEvent, lockProfile } from '../client-profiles/index.ts'
import { updateProfile } from './update-queries.ts'

/** Saves, or deletes with null, the contact that gets statements and reminders beside the owner. */
export async function saveAccountsContact(
  context: AppContext,
  input: { actor: Actor; requestId: string; contact: { fullName: string; email: string } | null },
): Promise<Result<null, 'not_found'>> {
  const { fullName: accountsName, email: accountsEmail } = input.contact ?? { fullName: '', email: '' }
  return inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    const client = await lockProfile(trx, input.actor.clientId)
    if (!client) return refuse('not_found')
    if (client.accountsName === accountsName && client.accountsEmail === accountsEmail) return ok(null)
    await updateProfile(trx, client.id, { accountsName, accountsEmail })
    await insertClientEvent(trx, {
      clientId: client.id,
      kind: 'accountsContactSaved',
      detail: { changed: ['accountsContact'] },
      actorId: input.actor.userId,
      requestId: input.requestId,
      at: new Date(context.clock.now()),
    })
    return ok(null)
  })
}
