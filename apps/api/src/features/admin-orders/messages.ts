import type { MessageOverrides } from '../../http/error-message.ts'

/** Errors whose message addresses the buyer have another one in the back office. */
export const MESSAGES: MessageOverrides = {
  'credit.above_limit': 'admin_order_quote_above_limit',
  'quantity.below_minimum': 'admin_order_quote_below_minimum',
  'order.needs_approval': 'admin_order_quote_needs_approval',
  'terms.not_open': 'admin_order_quote_terms_not_open',
  'branch.not_found': 'admin_order_quote_branch_not_found',
  'coupon.not_first_order': 'admin_order_quote_not_first_order',
  'coupon.email_unconfirmed': 'admin_order_quote_email_unconfirmed',
  'coupon.used_often': 'admin_order_quote_used_often',
  'purchase_order.required': 'admin_order_quote_purchase_order',
  'email.taken': 'admin_order_quote_email_taken',
}
