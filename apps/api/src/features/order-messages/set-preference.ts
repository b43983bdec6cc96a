import type { MessageChannel } from '@warda/domain/order-messages/message-rules'
import type { AppContext } from '../../context.ts'
import type { Transaction } from '../../db/database.ts'
import { inTransaction } from '../../db/transaction.ts'
import { savePreference } from './preference-queries.ts'

/** Stores by which channel a person wants messages about orders, with time and source. */
export const savePreferenceAtCheckout = (trx: Transaction, userId: string, channel: MessageChannel): Promise<void> =>
  savePreference(trx, { userId, channel, source: 'checkout' })

/** The same in the own profile. A stop of the number remains: nobody has shown that the number in a profile is their own. */
export const setPreference = (
  context: AppContext,
  { userId, channel }: { userId: string; channel: MessageChannel },
): Promise<void> => inTransaction(context.db, (trx) => savePreference(trx, { userId, channel, source: 'profile' }))
