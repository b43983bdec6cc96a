import type { OrderId } from '@warda/domain/ids'
import { LIMITS } from '@warda/domain/limits'
import type { AppContext } from '../../context.ts'
import { findOpenPayouts, findPayoutsOfOrder, type RefundPayout } from './refund-payout-queries.ts'

/** All refunds of an order, or without one those that are not sent yet, at most 100. */
export const listRefundPayouts = (context: AppContext, orderId: OrderId | undefined): Promise<RefundPayout[]> =>
  orderId === undefined ? findOpenPayouts(context.db, LIMITS.pageSize) : findPayoutsOfOrder(context.db, orderId)
