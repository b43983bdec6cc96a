import { type GatewayName, listOfferedMethods, type OnlineMethod } from '@warda/domain/payments/online-methods'
import type { Config } from '../config.ts'
import type { Database } from '../db/database.ts'
import type { Clock } from './clock.ts'
import type { Gateway } from './gateway.ts'
import { createMoyasarGateway } from './moyasar.ts'
import { createPaylinkGateway } from './paylink.ts'
import { createSandboxGateway } from './sandbox-gateway.ts'

/** The configured payment gateways by name. New payments use the one that the settings choose, by default `standard`. */
export type Gateways = { standard: Gateway; byName: ReadonlyMap<string, Gateway> }

type Dependencies = { config: Config; db: Database; clock: Clock }

/** The gateways whose keys the environment gives; the sandbox in demo mode and development only. */
export function createGateways(dependencies: Dependencies): Gateways {
  const { config } = dependencies
  const configured: readonly Gateway[] = [
    ...(config.SANDBOX_GATEWAY ? [createSandboxGateway(dependencies)] : []),
    ...(config.PAYLINK_API_ID && config.PAYLINK_SECRET ? [createPaylinkGateway(config)] : []),
    ...(config.MOYASAR_SECRET_KEY ? [createMoyasarGateway(config)] : []),
  ]
  const standard = configured.find(({ name }) => name === config.GATEWAY)
  if (!standard) throw new Error(`Setting GATEWAY names a gateway without keys: ${config.GATEWAY}.`)
  return { standard, byName: new Map(configured.map((gateway) => [gateway.name, gateway])) }
}

type PaymentSettings = { gateway: GatewayName | null; methods: readonly OnlineMethod[] | null }

/** The gateway of new payments; one whose keys are missing counts as not chosen. */
export const chooseGateway = ({ standard, byName }: Gateways, { gateway }: Pick<PaymentSettings, 'gateway'>): Gateway =>
  (gateway === null ? undefined : byName.get(gateway)) ?? standard

/** The methods of payment that the shop shows. */
export const listShownMethods = (gateways: Gateways, settings: PaymentSettings): OnlineMethod[] =>
  listOfferedMethods(chooseGateway(gateways, settings).methods, settings.methods)
