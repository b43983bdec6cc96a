import type { AppContext } from '../../context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { createGatewayRefundEntries, post } from '../ledger/index.ts'
import {
  type ClaimedRefund,
  claimDueRefunds,
  type RefundFailure,
  setRefunded,
  setRefundFailed,
  setRefundSent,
  setRefundUnsent,
} from './refund-queries.ts'
import { findGateway } from './select-gateway.ts'

/** Refunds that a process sends at the same time. */
const CONCURRENCY = 4

/** A request without an answer may still be executed; until then the gateway is only queried. */
const RESEND_AFTER_MS = 600_000

/** Job `send-refunds`: sends all refunds that are due to their gateways. Several processes may run it; each refund is claimed by one. */
export async function sendRefunds(context: AppContext): Promise<void> {
  for (;;) {
    const claimed = await claimDueRefunds(context.db, { limit: CONCURRENCY, at: new Date(context.clock.now()) })
    if (claimed.length === 0) return
    const results = await Promise.allSettled(claimed.map((refund) => sendRefund(context, refund)))
    for (const result of results)
      if (result.status === 'rejected') context.log.error({ err: result.reason }, 'a refund was not sent')
  }
}

/**
 * Sends a refund once: asks the gateway what it has refunded of the payment, and sends only when that is what the shop has recorded. Without a
 * clear answer the refund stays pending and is tried again after the back-off.
 */
async function sendRefund(context: AppContext, refund: ClaimedRefund): Promise<void> {
  const { amount, refundedBefore, requestedAt } = refund
  const fail = async (failure: RefundFailure['failure'], text = '', isRequestRefused = false) => {
    await setRefundFailed(context.db, refund, { failure, text, isRequestRefused })
  }
  const refunds = findGateway(context, refund.gateway)?.refunds
  if (!refunds) return fail('noKeys')
  const found = await refunds.fetch(refund.trNumber)
  if (!found.ok) return found.reason === 'refused' ? fail('refused', found.text) : undefined
  if (found.value === null) return fail('notFound')
  const { paymentId, refunded } = found.value
  if (refund.sentAt !== null && refunded === refundedBefore + amount) return recordRefund(context, refund)
  // Somebody has refunded the payment at the gateway, or the gateway reports less than the shop has recorded.
  if (refunded !== refundedBefore) return fail('otherAmount')
  const at = context.clock.now()
  if (requestedAt !== null && at - requestedAt.getTime() < RESEND_AFTER_MS) return
  if (!(await setRefundSent(context.db, refund, new Date(at)))) return
  const sent = await refunds.send(paymentId, amount)
  if (sent.ok && sent.value.refunded === refundedBefore + amount) return recordRefund(context, refund)
  if (!sent.ok && sent.reason === 'refused') return fail('refused', sent.text, true)
  if (!sent.ok && sent.reason === 'unreachable') return setRefundUnsent(context.db, refund)
}

/** Records the refund and moves it in the ledger from the bank to the gateway, once. */
const recordRefund = (context: AppContext, refund: ClaimedRefund): Promise<void> => {
  const at = context.clock.now()
  return inTransaction(context.db, async (trx) => {
    if (!(await setRefunded(trx, refund.id, new Date(at)))) return
    const idempotencyKey = `gatewayRefund:${refund.id}`
    await post(trx, {
      kind: 'gatewayRefund',
      idempotencyKey,
      orderId: refund.orderId,
      userId: refund.userId,
      actor: 'gateway',
      requestId: idempotencyKey,
      at,
      entries: createGatewayRefundEntries(refund.amount),
    })
  })
}
