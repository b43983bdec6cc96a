import type { MessageChannel } from '@warda/domain/order-messages/message-rules'
import { parseMessagePhone } from '@warda/domain/order-messages/phone-number'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hashStoppedPhone } from '../../short-code.ts'
import { deleteStop, findUserPhone, savePreference } from './preference-queries.ts'

/** Stores by which channel a person wants messages about orders, with time and source. */
export const savePreferenceAtCheckout = (trx: Transaction, userId: string, channel: MessageChannel): Promise<void> =>
  savePreference(trx, { userId, channel, source: 'checkout' })

/** The same in the own profile, where a new choice also ends an earlier stop of the number. */
export const setPreference = (
  context: AppContext,
  { userId, channel }: { userId: string; channel: MessageChannel },
): Promise<void> =>
  inTransaction(context.db, async (trx) => {
    await savePreference(trx, { userId, channel, source: 'profile' })
    const number = parseMessagePhone(await findUserPhone(trx, userId))
    if (channel !== 'mail' && number !== null) await deleteStop(trx, hashStoppedPhone(context.config.SECRET, number))
  })
