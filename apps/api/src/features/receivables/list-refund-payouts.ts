import { LIMITS } from '@warda/domain/limits'
import type { AppContext } from '../../context.ts'
import { findOpenPayouts, type RefundPayout } from './refund-payout-queries.ts'

/** Refunds that the desk has not sent yet, at most 100. */
export const listRefundPayouts = (context: AppContext): Promise<RefundPayout[]> =>
  findOpenPayouts(context.db, LIMITS.pageSize)
