/**
 * The error body: RFC 9457 with the members `message` and `errors` of the specification.
 * `errors` maps fields to messages. Only registration answers an array of `{ code, description }` (ERR-01).
 */
export type Problem = {
  type: string
  title: string
  status: number
  detail: string
  /** Request id, for support and logs. */
  instance: string
  /** Stable code, e.g. `order.not_pending`. */
  code: string
  message: string
  errors?: Record<string, string[]>
  /** The amounts of the message, in riyals, e.g. `{ before, now }` of `order.price_changed`. */
  amounts?: Record<string, number>
}
