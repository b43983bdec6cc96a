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

/** The configuration, and the gateway that the settings choose. */
export type UsedServices = Pick<Config, 'SMTP_URL' | 'MAP_TILES_URL'> & { gateway: GatewayName }

/** The companies that process personal data for the shop in this configuration, as a Markdown list. */
export function listProcessors(
  { gateway, SMTP_URL, MAP_TILES_URL }: UsedServices,
  hosting: string,
  language: Language,
) {
  return [
    ...(hosting === '' ? [] : [t('legal_processor_hosting', language, { hosting })]),
    t(GATEWAYS[gateway], language),
    ...(SMTP_URL ? [t('legal_processor_mail', language)] : []),
    ...(MAP_TILES_URL ? [t('legal_processor_map', language)] : []),
  ]
    .map((sentence) => `- ${sentence}`)
    .join('\n')
}
