import { isNewerReport } from '@warda/domain/order-messages/delivery-report'
import type { DeliveryReport } from '../../adapters/messengers/messenger.ts'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { lockReported, requeueMessage, saveReport } from './delivery-queries.ts'
import { finishMessage } from './queries.ts'

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Stores a provider's report. A repeated, older or unknown one changes nothing; a failure leads to the next channel once (OPEN-04).
 */
export async function applyReport(context: AppContext, report: DeliveryReport): Promise<void> {
  const deliveryId = report.deliveryId !== null && UUID.test(report.deliveryId) ? report.deliveryId : null
  await inTransaction(context.db, async (trx) => {
    const delivery = await lockReported(trx, { ...report, deliveryId })
    if (!delivery) {
      context.log.info({ provider: report.provider }, 'a report of a message that is not ours')
      return
    }
    if (!isNewerReport(delivery.state, report.state)) return
    await saveReport(trx, delivery.id, report)
    const message = { id: delivery.messageId, round: delivery.round }
    if (report.state !== 'failed') return finishMessage(trx, message, 'sent', null)
    if (!(await requeueMessage(trx, delivery))) return
    await enqueue(trx, 'send-order-message', { messageId: message.id }, { key: `order-message:${message.id}` })
  })
}
