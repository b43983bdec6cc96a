import type { Endpoint } from '@warda/contract/endpoint'
import type { Endpoints } from '@warda/contract/endpoints'
import type { RouteName } from '@warda/contract/routes'
import type { ApiScope } from '@warda/domain/access/api-scopes'
import type { Role } from '@warda/domain/access/roles'
import type { BranchId, ClientId, UserId } from '@warda/domain/ids'
import type { Language } from '@warda/domain/language'
import type { Result } from '@warda/domain/result'
import type { MessageKey } from '@warda/i18n/keys'
import type * as z from 'zod/mini'
import type { AppContext } from '../context.ts'
import type { IdempotencyKey } from '../db/idempotency.ts'

/** The authenticated user, from the token and the database, never from ids in the request. */
export type Actor = {
  userId: UserId
  sessionId: string
  role: Role
  clientId: ClientId
  /** The branch of a BranchManager; 0 for all others. */
  branchId: BranchId
  /** Permissions of an Admin; null for an Admin with all permissions and for all other roles. */
  permissions: readonly string[] | null
  fullName: string
  email: string
  emailConfirmed: boolean
  /** The API key of the request; absent for a session. */
  apiKey?: { id: string; name: string; scopes: readonly ApiScope[] }
}

type Output<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodMiniType
  ? z.output<E[K]>
  : undefined

export type CookieOptions = { httpOnly?: boolean; maxAgeSeconds?: number; path?: string }

/** A request that passed access checks, rate limits and validation. */
export type RequestContext<N extends RouteName> = {
  context: AppContext
  params: Output<Endpoints[N], 'params'>
  query: Output<Endpoints[N], 'query'>
  body: Output<Endpoints[N], 'body'>
  /** Null only for a public endpoint without a signed-in user. */
  actor: Endpoints[N]['access']['kind'] extends 'public' ? Actor | null : Actor
  language: Language
  requestId: string
  ip: string
  header(name: string): string | undefined
  /** All values of a cookie; a browser can hold one for each path. */
  cookies(name: string): string[]
  setCookie(name: string, value: string, options?: CookieOptions): void
  clearCookie(name: string, path?: string): void
  setHeader(name: string, value: string): void
  /** The Idempotency-Key of an idempotent endpoint (`db/idempotency.ts`); null without the header. */
  idempotencyKey: IdempotencyKey | null
  /** The message of a key in the request's language. */
  t(key: MessageKey, values?: Record<string, string | number>): string
}

export type Handler<N extends RouteName> = (
  call: RequestContext<N>,
) => Promise<Result<z.output<Endpoints[N]['answer']>>>
export type Handlers<N extends RouteName = RouteName> = { [K in N]: Handler<K> }
