import type { Endpoint } from '@warda/contract/endpoint'
import type { Endpoints } from '@warda/contract/endpoints'
import type { RouteName } from '@warda/contract/routes'
import type { Role } from '@warda/domain/access/roles'
import type { Language } from '@warda/domain/language'
import type { Result } from '@warda/domain/result'
import type { MessageKey } from '@warda/i18n/keys'
import type * as z from 'zod/mini'
import type { AppContext } from '../context.ts'
import type { IdempotencyKey } from '../db/idempotency.ts'

/** Who calls: read from the token and the database, never from the request's ids. */
export type Actor = {
  userId: string
  sessionId: string
  role: Role
  clientId: number
  /** The branch that a manager manages; 0 for all others. */
  branchId: number
  /** Of an Admin: what they may do; null is everything, and what everybody else has. */
  permissions: readonly string[] | null
  fullName: string
  email: string
  emailConfirmed: boolean
}

type Output<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodMiniType
  ? z.output<E[K]>
  : undefined

export type CookieOptions = { httpOnly?: boolean; maxAgeSeconds?: number; path?: string }

/** One checked call: access granted, limits kept, input valid. */
export type Call<N extends RouteName> = {
  context: AppContext
  params: Output<Endpoints[N], 'params'>
  query: Output<Endpoints[N], 'query'>
  body: Output<Endpoints[N], 'body'>
  /** Null only where the endpoint's access is public and nobody is signed in. */
  actor: Endpoints[N]['access']['kind'] extends 'public' ? Actor | null : Actor
  language: Language
  requestId: string
  ip: string
  header(name: string): string | undefined
  cookie(name: string): string | undefined
  setCookie(name: string, value: string, options?: CookieOptions): void
  clearCookie(name: string, path?: string): void
  setHeader(name: string, value: string): void
  /** The Idempotency-Key of an endpoint that honours it, as a ticket for `db/once.ts`; null without the header. */
  idempotencyKey: IdempotencyKey | null
  /** A message in the caller's language. */
  t(key: MessageKey, values?: Record<string, string | number>): string
}

export type Handler<N extends RouteName> = (call: Call<N>) => Promise<Result<z.output<Endpoints[N]['answer']>>>
export type Handlers<N extends RouteName = RouteName> = { [K in N]: Handler<K> }
