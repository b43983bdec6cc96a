/** HTTP status of a refusal; 400 unless it stands here (decisions §10). */
const STATUS: Record<string, number> = {
  not_found: 404,
  method_not_allowed: 405,
  too_large: 413,
  unsupported_type: 415,
  too_many: 429,
  busy: 503,
  internal: 500,
  signed_out: 401,
  'session.expired': 401,
  'session.reused': 401,
  'login.failed': 401,
  'login.too_many': 429,
  'access.denied': 403,
  'xsrf.failed': 403,
  'request.cross_site': 403,
  'idempotency.mismatch': 422,
  'idempotency.running': 409,
  'order.not_pending': 409,
  'order.cancelled': 409,
  'order.already_paid': 409,
  'order.illegal_step': 409,
  'payment.running': 409,
  'order.not_confirmed': 409,
  'order.not_postponed': 409,
  'order.payment_in_progress': 409,
  'stock.out': 409,
  'slot.full': 409,
  'email.taken': 409,
  'payment.link_unavailable': 503,
}

export const statusOf = (code: string): number => STATUS[code] ?? 400

/** `order.not_pending` → `error_order_not_pending`, the sentence's key. */
export const sentenceKey = (code: string): string => `error_${code.replaceAll('.', '_')}`
