import { isLate } from '@warda/domain/delivery/lateness'
import type { OrderId } from '@warda/domain/ids'
import { addDays, parseTimeOfDay, riyadhDate, riyadhInstant } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { findOverdueMessages, findUnaskedRecipients, findUndelivered } from './queries.ts'
import { queueOrderMessages } from './queue-order-messages.ts'

const BATCH_SIZE = 2_000
/** Messages are looked for this long after they were due. */
const OVERDUE_SECONDS = 20
/** Nobody is told of a delay that is known for longer, such as after the shop was off. */
const LATE_WITHIN_MS = 2 * 3_600_000

/** Every minute: sends messages whose job was lost, and writes those of events that happen by the clock. */
export async function sweepOrderMessages(context: AppContext): Promise<void> {
  for (const messageId of await findOverdueMessages(context.db, OVERDUE_SECONDS, BATCH_SIZE))
    await enqueue(context.db, 'send-order-message', { messageId }, { key: `order-message:${messageId}` })
  const now = context.clock.now()
  for (const orderId of await findUnaskedRecipients(context.db, new Date(now), BATCH_SIZE))
    await inTransaction(context.db, (trx) => queueOrderMessages(trx, { event: 'addressWanted', orderId }))
  const today = riyadhDate(now)
  for (const order of await findUndelivered(context.db, addDays(today, -1), today, BATCH_SIZE)) {
    const { id, deliveryDate, deliverySlot } = order
    if (!isLate(order, now) || now - getWindowEnd(order) > LATE_WITHIN_MS) continue
    const occurrence = `${deliveryDate} ${deliverySlot}`
    await inTransaction(context.db, (trx) =>
      queueOrderMessages(trx, { event: 'late', orderId: id as OrderId, occurrence }),
    )
  }
}

const getWindowEnd = ({ deliveryDate, deliverySlot }: { deliveryDate: string; deliverySlot: string }): number =>
  riyadhInstant(deliveryDate, parseTimeOfDay(deliverySlot.slice(-5)))
