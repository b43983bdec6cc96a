import { m } from '@warda/i18n/messages'

const NAMES: Readonly<Record<string, () => string>> = {
  sandbox: m.admin_settings_gateway_sandbox,
  paylink: m.admin_settings_gateway_paylink,
  moyasar: m.admin_settings_gateway_moyasar,
}

/** The display name of a payment gateway. */
export const getGatewayName = (gateway: string): string => NAMES[gateway]?.() ?? gateway
