import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import type { Endpoints } from './endpoints.ts'
import { getRoute, type RouteName } from './routes.ts'

type Input<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E[K] extends z.ZodMiniType
  ? z.input<E[K]>
  : undefined
/** The input of a request: path parameters as text or number, query and body. */
export type CallInput<N extends RouteName> = {
  [K in 'params' | 'query' | 'body' as Endpoints[N] extends Record<K, unknown> ? K : never]: K extends 'params'
    ? { [P in keyof Input<Endpoints[N], K>]: string | number }
    : Input<Endpoints[N], K>
}
/** The response of an endpoint. */
export type Answer<N extends RouteName> = z.output<Endpoints[N]['answer']>

/** Method and path of a request below the API's base, with encoded parameters and without empty query values. */
export const buildAddress = (
  name: RouteName,
  input: { params?: Record<string, string | number>; query?: Record<string, unknown> } = {},
): { method: string; address: string } => {
  const { method, path } = getRoute(name)
  const filled = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(input.params?.[key] ?? '')))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value))
  }
  const query = search.size > 0 ? `?${search}` : ''
  return { method, address: filled + query }
}
