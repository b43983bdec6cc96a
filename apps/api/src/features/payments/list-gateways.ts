import { GATEWAY_NAMES, type GatewayName, type OnlineMethod } from '@warda/domain/payments/online-methods'
import type { AppContext } from '../../context.ts'
import { countLiveAttempts } from './queries.ts'

export type GatewayView = {
  name: GatewayName
  /** Whether the environment gives its keys. */
  isConfigured: boolean
  /** The gateway when the settings choose none. */
  isStandard: boolean
  methods: OnlineMethod[]
  /** Whether the secret that authenticates its notices is given. */
  hasWebhookSecret: boolean
  /** Payments that buyers can still make with it. */
  openPayments: number
}

/** The gateways for the settings; the sandbox only where it exists. */
export async function listGateways({ config, db, gateways }: AppContext): Promise<GatewayView[]> {
  const open = new Map((await countLiveAttempts(db)).map(({ gateway, count }) => [gateway, count]))
  const secrets = { sandbox: '', paylink: config.PAYLINK_WEBHOOK_SECRET, moyasar: config.MOYASAR_WEBHOOK_SECRET }
  return GATEWAY_NAMES.filter((name) => name !== 'sandbox' || gateways.byName.has(name)).map((name) => ({
    name,
    isConfigured: gateways.byName.has(name),
    isStandard: gateways.standard.name === name,
    methods: [...(gateways.byName.get(name)?.methods ?? [])],
    hasWebhookSecret: Boolean(secrets[name]),
    openPayments: open.get(name) ?? 0,
  }))
}
