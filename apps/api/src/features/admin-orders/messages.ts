import type { MessageOverrides } from '../../http/error-message.ts'

/** Errors whose message addresses the buyer have another one in the back office. */
export const MESSAGES: MessageOverrides = {
  'credit.above_limit': 'desk_quote_above_limit',
  'quantity.below_minimum': 'desk_quote_below_minimum',
  'order.needs_approval': 'desk_quote_needs_approval',
  'terms.not_open': 'desk_quote_terms_not_open',
  'branch.not_found': 'desk_quote_branch_not_found',
  'coupon.not_first_order': 'desk_quote_not_first_order',
  'coupon.email_unconfirmed': 'desk_quote_email_unconfirmed',
  'coupon.used_often': 'desk_quote_used_often',
  'email.taken': 'desk_quote_email_taken',
}
