/**
 * The one error body: RFC 9457 with the members the specification's client reads (`message`, `errors`).
 * `errors` maps a field to its sentences. Registration alone answers an array of `{ code, description }` (ERR-01).
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
}
