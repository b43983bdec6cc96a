import type { OrderId } from '@warda/domain/ids'
import { listAudiences, MESSAGE_RULES, type MessageEvent } from '@warda/domain/order-messages/message-rules'
import type { Transaction } from '../../db/database.ts'
import { enqueue, type JobToAdd } from '../../jobs/enqueue.ts'
import { insertOrderMessages } from './queries.ts'

type OrderEvent = { event: MessageEvent; orderId: OrderId; occurrence?: string | number }

/** The job that sends a committed message. */
export const messageJob = (messageId: string): JobToAdd => ({
  name: 'send-order-message',
  payload: { messageId },
  key: `order-message:${messageId}`,
})

/** Writes the messages of an event in its transaction; once per event and person, however often it occurs (OPEN-04). */
export async function queueOrderMessages(trx: Transaction, event: OrderEvent): Promise<void> {
  for (const messageId of await writeOrderMessages(trx, event)) {
    const { name, payload, key } = messageJob(messageId) as Extract<JobToAdd, { name: 'send-order-message' }>
    await enqueue(trx, name, payload, key === undefined ? {} : { key })
  }
}

/** Like {@link queueOrderMessages}, without jobs, for an event of many concurrent transactions; the caller adds them after the commit. */
export const writeOrderMessages = (
  trx: Transaction,
  { event, orderId, occurrence = '' }: OrderEvent,
): Promise<string[]> =>
  insertOrderMessages(trx, {
    event,
    audiences: listAudiences(event),
    orderId,
    occurrence: String(occurrence),
    isMailed: MESSAGE_RULES[event].buyer?.mail === 'mailedAnyway',
  })
