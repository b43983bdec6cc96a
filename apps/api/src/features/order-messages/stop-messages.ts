import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { hashPhone } from '../../short-code.ts'
import { deleteStop, insertStop, isStopped } from './preference-queries.ts'

/** No more WhatsApp and text messages to this number; buyers with it are told by mail. */
export const stopMessages = (context: AppContext, phone: string, source: 'page' | 'reply'): Promise<void> =>
  inTransaction(context.db, (trx) =>
    insertStop(trx, { phoneHash: hashPhone(context.config.SECRET, phone), phone, source }),
  )

/** Messages to this number are allowed again; only its owner can ask for this, by an answer from it. */
export const allowMessages = (context: AppContext, phone: string): Promise<void> =>
  deleteStop(context.db, hashPhone(context.config.SECRET, phone))

/** Whether a number asked for no messages. */
export const hasStoppedMessages = (context: AppContext, phone: string): Promise<boolean> =>
  isStopped(context.db, hashPhone(context.config.SECRET, phone))
