import type * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'
import type { Endpoints } from './endpoints.ts'
import { fillRoute, type RouteInput } from './read-route.ts'
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

/** Method and path of a call below the API's base. */
export const buildAddress = (name: RouteName, input: RouteInput = {}): { method: string; address: string } =>
  fillRoute(getRoute(name), input)
