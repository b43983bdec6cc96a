import type { Permission } from '@warda/domain/access/permissions'
import type { Role } from '@warda/domain/access/roles'
import type * as z from 'zod/mini'
import type { RouteName } from './routes.ts'

/**
 * Access to an endpoint. It has no default: an endpoint without `access` does not compile.
 * - `public`: everybody.
 * - `signedIn`: users with an active session.
 * - `self`: the user whose id is the path parameter `param`; others get 403.
 *   With `roles`, only users of these roles; users of `orRoles` may act for another user.
 * - `role`: users of the listed roles.
 * An Admin also needs the permission `needs`, unless they have all permissions.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'signedIn' }
  | { kind: 'self'; param: string; roles?: readonly Role[]; orRoles?: readonly Role[]; needs?: Permission }
  | { kind: 'role'; roles: readonly Role[]; needs?: Permission }

/** A rate limit: at most `max` requests per `seconds` by IP address, user or folded email address of the input. */
export type RateLimit = {
  by: 'ip' | 'user' | 'email'
  max: number
  seconds: number
  /** Environment variable that overrides `max`. */
  variable?: 'REGISTRATIONS_PER_HOUR'
}

type Shape = z.ZodMiniType

/** One endpoint; the server's checks, the client's types and the documentation are derived from it. */
export type Endpoint = {
  access: Access
  summary: string
  /** Message key used without a session, where the specification has its own text; the code stays `signed_out`. */
  signedOut?: 'error_signed_out_cart' | 'error_signed_out_review'
  /** Message keys that replace the general message of an error, where the specification has its own text (spec §8). */
  messages?: { invalid?: 'board_fill_all' | 'error_receipt_invalid'; not_found?: 'error_branch_or_order_missing' }
  params?: Shape
  query?: Shape
  body?: Shape
  /** Accepted body encodings; default JSON. `form` also accepts urlencoded and multipart text fields. */
  accepts?: 'json' | 'form' | 'multipart'
  /** Maximum body size in bytes, for endpoints with files other than pictures. */
  bodyLimit?: number
  answer: Shape
  limits?: readonly RateLimit[]
  /** A GET with effects (decisions §8): rejects HEAD, prefetch and cross-site requests and is never cached. */
  actsOnGet?: true
  /** Needs the XSRF header although it is a GET, because it uses only a cookie. */
  xsrf?: true
  /** Without an Authorization header the session of the refresh cookie counts: for addresses that an `<img>` or a link opens. */
  opensWithCookie?: true
  /** The response is cached in the process by language (public endpoints). */
  cached?: true
  /** A read that may be answered by a replica of the database (decision 63): lists and figures, never a decision about money or stock. */
  replica?: true
  /** Reads by staff are audited; changes by staff always are. */
  audited?: true
  /**
   * Supports the Idempotency-Key header: a repeated request with the same key changes nothing and gets the same answer.
   * `true`: the use case claims the key in its transaction. `wholeCall`: the handler runs in one transaction with the key.
   */
  idempotent?: true | 'wholeCall'
  /** For requests of other servers: without XSRF and fetch metadata checks. */
  raw?: true
}

/** Defines an endpoint with its exact type. */
export const endpoint = <const E extends Endpoint>(_name: RouteName, definition: E): E => definition

/** Messages of calls of the delivery dashboard about one order (spec §8). */
export const ORDER_MISSING = { not_found: 'error_branch_or_order_missing' } as const

export const PUBLIC = { kind: 'public' } as const
export const SIGNED_IN = { kind: 'signedIn' } as const
/** Only the user in the path. */
export const selfAccess = <const P extends string>(param: P) => ({ kind: 'self', param }) as const
/** The user in the path, of one of these roles; users of `orRoles` may act for them. */
export const selfAs = <const P extends string>(
  param: P,
  roles: readonly Role[],
  orRoles: readonly Role[] = [],
  needs?: Permission,
) => ({ kind: 'self', param, roles, orRoles, ...(needs ? { needs } : {}) }) as const
/** Users of these roles; an Admin with permission `needs`. */
export const asRole = (roles: readonly Role[], needs?: Permission) =>
  ({ kind: 'role', roles, ...(needs ? { needs } : {}) }) as const
/** An Admin with this permission. */
export const asAdmin = (needs: Permission) => asRole(['Admin'], needs)
