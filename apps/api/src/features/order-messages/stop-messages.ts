import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hashPhone } from '../../short-code.ts'
import { deleteStop, insertStop, isStopped } from './preference-queries.ts'

/** No more WhatsApp and text messages to this number; buyers with it are told by mail. */
export const stopMessages = (context: AppContext, phone: string, source: 'page' | 'reply'): Promise<void> =>
  inTransaction(context.db, (trx) =>
    insertStop(trx, { phoneHash: hashPhone(context.config.SECRET, phone), phone, source }),
  )

/** Messages to this number are allowed again, because an answer from it asked for them. */
export async function allowMessages(context: AppContext, phone: string): Promise<void> {
  await deleteStop(context.db, hashPhone(context.config.SECRET, phone))
}

/** Whether a number asked for no messages. */
export const hasStoppedMessages = (context: AppContext, phone: string): Promise<boolean> =>
  isStopped(context.db, hashPhone(context.config.SECRET, phone))
