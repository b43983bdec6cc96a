import type { Gateway } from '../../adapters/gateway.ts'
import { guardGateway } from '../../adapters/guarded-gateway.ts'
import type { AppContext } from '../../context.ts'

const guards = new WeakMap<Gateway, Gateway>()

/** The gateway with timeout and circuit breaker; one guard per gateway, so that failures are counted together. */
export function selectGateway(context: AppContext): Gateway {
  const existing = guards.get(context.gateway)
  if (existing) return existing
  const guarded = guardGateway(context.gateway, context.clock)
  guards.set(context.gateway, guarded)
  return guarded
}
