import type { Gateway } from '../../adapters/gateway.ts'
import { chooseGateway } from '../../adapters/gateways.ts'
import { guardGateway } from '../../adapters/guarded-gateway.ts'
import type { AppContext } from '../../context.ts'
import { readSettings } from '../settings/index.ts'

const guards = new WeakMap<Gateway, Gateway>()

/** The gateway of new payments (OPEN-09). */
export const selectGateway = async (context: AppContext): Promise<Gateway> =>
  guard(context, chooseGateway(context.gateways, (await readSettings(context)).payments))

/** The gateway that a payment was made with; undefined when its keys are no longer given. */
export function findGateway(context: AppContext, name: string): Gateway | undefined {
  const gateway = context.gateways.byName.get(name)
  return gateway && guard(context, gateway)
}

/** With timeout and circuit breaker; one guard per gateway, so that failures are counted together. */
function guard(context: AppContext, gateway: Gateway): Gateway {
  const existing = guards.get(gateway)
  if (existing) return existing
  const guarded = guardGateway(gateway, context.clock)
  guards.set(gateway, guarded)
  return guarded
}
