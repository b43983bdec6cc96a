import type { Gateway } from '../../adapters/gateway.ts'
import { guardGateway } from '../../adapters/guarded-gateway.ts'
import type { World } from '../../context.ts'

const guards = new WeakMap<Gateway, Gateway>()

/** The shop's gateway behind its deadline and breaker; one guard per gateway, so that failures are counted together. */
export function gatewayOf(world: World): Gateway {
  const known = guards.get(world.gateway)
  if (known) return known
  const guarded = guardGateway(world.gateway, world.clock)
  guards.set(world.gateway, guarded)
  return guarded
}
