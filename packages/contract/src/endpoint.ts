import type { Permission } from '@warda/domain/access/permissions'
import type { Role } from '@warda/domain/access/roles'
import type * as z from 'zod/mini'
import type { RouteName } from './routes.ts'

/**
 * Who may call an endpoint. There is no default: an endpoint without `access` does not compile.
 * - `public`: anybody.
 * - `signedIn`: a live session.
 * - `self`: a live session whose user is the one named by path parameter `param`; others get 403.
 *   With `roles`, only a caller of these primary roles; with `orRoles`, callers of those may act for another user.
 * - `role`: a live session whose primary role is listed.
 * An Admin also needs the permission `needs` where one is named, unless theirs are not bounded.
 */
export type Access =
  | { kind: 'public' }
  | { kind: 'signedIn' }
  | { kind: 'self'; param: string; roles?: readonly Role[]; orRoles?: readonly Role[]; needs?: Permission }
  | { kind: 'role'; roles: readonly Role[]; needs?: Permission }

/** A named limit: at most `max` calls per `seconds`, counted per caller address (`ip`), user or the folded email in the input. */
export type RateLimit = {
  by: 'ip' | 'user' | 'email'
  max: number
  seconds: number
  /** The environment variable by which whoever runs the shop may choose another number than `max`. */
  variable?: 'REGISTRATIONS_PER_HOUR'
}

type Shape = z.ZodMiniType

/** One call of the wire: everything the server enforces, the client types and the documentation are read from it. */
export type Endpoint = {
  access: Access
  summary: string
  /** Whose sentence a caller without a session is told, where the specification has words of its own for it; the code stays `signed_out`. */
  signedOut?: 'error_signed_out_cart' | 'error_signed_out_review'
  params?: Shape
  query?: Shape
  body?: Shape
  /** Body encodings taken; JSON unless said otherwise. `form` also takes urlencoded and multipart text fields. */
  accepts?: 'json' | 'form' | 'multipart'
  /** The largest body of a call whose file is no picture, bytes. */
  bodyLimit?: number
  answer: Shape
  limits?: readonly RateLimit[]
  /** A GET that acts (decisions §8): refused for HEAD, prefetch and cross-site callers, never stored. */
  actsOnGet?: true
  /** Needs the XSRF header although it is a GET (the refresh call rides on a cookie alone). */
  xsrf?: true
  /** The answer may be kept by the in-process catalogue cache (public, language-dependent). */
  cached?: true
  /** Reading this is noted in the audit log too when somebody of the shop does it; what they change always is. */
  audited?: true
  /**
   * Honours the Idempotency-Key header: the same request sent again with its key changes nothing and gets the same answer.
   * `true`: the use case claims the key in its transaction. `wholeCall`: the handler runs in one transaction with the key.
   */
  idempotent?: true | 'wholeCall'
  /** Called by other servers: neither XSRF nor fetch headers are asked for. */
  raw?: true
}

/** Names an endpoint and keeps its exact type. */
export const endpoint = <const E extends Endpoint>(_name: RouteName, definition: E): E => definition

export const PUBLIC = { kind: 'public' } as const
export const SIGNED_IN = { kind: 'signedIn' } as const
/** Only the user named in the path. */
export const selfOf = <const P extends string>(param: P) => ({ kind: 'self', param }) as const
/** The user named in the path, if of one of these roles; callers of `orRoles` may act for them. */
export const selfAs = <const P extends string>(
  param: P,
  roles: readonly Role[],
  orRoles: readonly Role[] = [],
  needs?: Permission,
) => ({ kind: 'self', param, roles, orRoles, ...(needs ? { needs } : {}) }) as const
/** A primary role of these; an Admin who may do `needs`. */
export const asRole = (roles: readonly Role[], needs?: Permission) =>
  ({ kind: 'role', roles, ...(needs ? { needs } : {}) }) as const
/** An Admin who may do this. */
export const asAdmin = (needs: Permission) => asRole(['Admin'], needs)
