import type { OrderId } from '@warda/domain/ids'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { restartMessage } from './delivery-queries.ts'
import { findDeskMessages } from './desk-queries.ts'

/** Sends a finished message again from its first channel; one that is being sent stays as it is. */
export const sendAgain = (
  context: AppContext,
  { orderId, messageId }: { orderId: OrderId; messageId: string },
): Promise<Result<null, 'not_found'>> =>
  inResultTransaction<null, 'not_found'>(context.db, async (trx) => {
    if (await restartMessage(trx, orderId, messageId)) {
      await enqueue(trx, 'send-order-message', { messageId }, { key: `order-message:${messageId}` })
      return ok(null)
    }
    skipAudit()
    const isKnown = (await findDeskMessages(trx, orderId)).some(({ id }) => id === messageId)
    return isKnown ? ok(null) : refuse('not_found')
  })
