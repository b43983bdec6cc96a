import type { Language } from '@warda/domain/language'
import type { GatewayName } from '@warda/domain/payments/online-methods'
import type { MessageKey } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import type { Config } from '../../config.ts'

/** What each payment gateway receives; a new gateway does not compile without its sentence. */
const GATEWAYS: Record<GatewayName, MessageKey> = {
  sandbox: 'legal_processor_sandbox',
  paylink: 'legal_processor_paylink',
  moyasar: 'legal_processor_moyasar',
}

/** The services that send messages; null sends nothing outside. */
const WHATSAPP: Record<Config['WHATSAPP'], MessageKey | null> = {
  none: null,
  sandbox: null,
  cloud: 'legal_processor_whatsapp',
}
const SMS: Record<Config['SMS'], MessageKey | null> = {
  none: null,
  sandbox: null,
  unifonic: 'legal_processor_unifonic',
  taqnyat: 'legal_processor_taqnyat',
}

/** The configuration, and the gateway that the settings choose. */
export type UsedServices = Pick<Config, 'SMTP_URL' | 'MAP_TILES_URL' | 'WHATSAPP' | 'SMS'> & { gateway: GatewayName }

/** The companies that process personal data for the shop in this configuration, as a Markdown list. */
export function listProcessors(services: UsedServices, hosting: string, language: Language): string {
  const messengers = [WHATSAPP[services.WHATSAPP], SMS[services.SMS]].filter((key) => key !== null)
  return [
    ...(hosting === '' ? [] : [t('legal_processor_hosting', language, { hosting })]),
    t(GATEWAYS[services.gateway], language),
    ...(services.SMTP_URL ? [t('legal_processor_mail', language)] : []),
    ...messengers.map((key) => t(key, language)),
    ...(services.MAP_TILES_URL ? [t('legal_processor_map', language)] : []),
  ]
    .map((sentence) => `- ${sentence}`)
    .join('\n')
}
