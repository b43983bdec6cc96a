import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { claimDueAlerts } from './queries.ts'

/** Alerts of one transaction. */
const BATCH = 200

/** Queues one mail for each alert whose size is in stock again (job `send-stock-alerts`). */
export async function sendStockAlerts(context: AppContext): Promise<void> {
  const at = new Date(context.clock.now())
  for (;;) {
    const sent = await inTransaction(context.db, async (trx) => {
      const due = await claimDueAlerts(trx, at, BATCH)
      for (const { id, email, language, ...product } of due)
        await queueMail(trx, {
          kind: 'back-in-stock',
          dedupeKey: `back-in-stock:${id}`,
          to: { name: '', address: email },
          language: language === 'ar' ? 'ar' : 'en',
          payload: { alertId: id, ...product },
        })
      return due.length
    })
    if (sent < BATCH) return
  }
}
