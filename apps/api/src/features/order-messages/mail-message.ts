import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { queueMail } from '../mail/index.ts'
import { saveOutcome, startDelivery } from './delivery-queries.ts'
import type { MessagePerson } from './find-person.ts'
import { storeShortLink } from './message-links.ts'
import { type ClaimedMessage, finishMessage } from './queries.ts'

/** Writes the short mail of a message into the outbox and ends the message. */
export async function mailMessage(context: AppContext, message: ClaimedMessage, person: MessagePerson): Promise<void> {
  const { id, round } = message
  const { subject, name, mail, language } = person
  if (mail === null) return
  const to = { name, address: mail }
  const dedupeKey = `order-message:${id}:${round}`
  if (subject.kind === 'order') await storeShortLink(context, subject.order, 'track', 'buyer')
  await inTransaction(context.db, async (trx) => {
    const deliveryId = await startDelivery(trx, { messageId: id, round, channel: 'mail', provider: 'mail' })
    if (deliveryId === null) return
    if (subject.kind === 'run') {
      const payload = {
        fullName: name,
        userId: subject.driver.id,
        ...subject.run,
        isNew: message.event === 'runAssigned',
      }
      await queueMail(trx, { kind: 'driver-run', dedupeKey, to, language, payload })
    } else {
      const { order } = subject
      const [start = '', end = ''] = order.deliverySlot.split('-')
      await queueMail(trx, {
        kind: message.event === 'late' ? 'order-late' : 'order-on-its-way',
        dedupeKey,
        to,
        language,
        payload: {
          fullName: name,
          orderNumber: String(order.number),
          orderId: order.id,
          recipientName: order.recipientName,
          deliveryDate: order.deliveryDate,
          deliverySlot: { start, end },
        },
      })
    }
    await saveOutcome(trx, deliveryId, { state: 'sent' })
    await finishMessage(trx, message, 'sent', null)
  })
}
