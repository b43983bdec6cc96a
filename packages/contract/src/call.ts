import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import type { Endpoints } from './endpoints.ts'
import { type RouteName, routeOf } from './routes.ts'

type Input<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodMiniType
  ? z.input<E[K]>
  : undefined
/** What a caller gives: path parameters as text or number, the query, the body. */
export type CallInput<N extends RouteName> = {
  [K in 'params' | 'query' | 'body' as Endpoints[N] extends Record<K, unknown> ? K : never]: K extends 'params'
    ? { [P in keyof Input<Endpoints[N], K>]: string | number }
    : Input<Endpoints[N], K>
}
/** What it gets. */
export type Answer<N extends RouteName> = z.output<Endpoints[N]['answer']>

/** Where a call goes: its method and its address below the API's base, parameters encoded, empty query values left out. */
export const addressOf = (
  name: RouteName,
  input: { params?: Record<string, string | number>; query?: Record<string, unknown> } = {},
): { method: string; address: string } => {
  const { method, path } = routeOf(name)
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input.params?.[key] ?? '')))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  const query = search.size > 0 ? `?${search}` : ''
  return { method, address: filled + query }
}
