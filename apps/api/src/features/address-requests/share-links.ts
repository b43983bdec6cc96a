import { t } from '@warda/i18n/translate'
import { createAddressRequestUrl, createSmsUrl, createWhatsAppUrl } from '../../address-request-link.ts'
import type { LocalizedText } from '../settings/index.ts'
import type { WaitingOrder } from './find-waiting-order.ts'

type Shop = { publicUrl: string; secret: string; name: LocalizedText }

/** The link of the recipient's page, with links that send it by WhatsApp and text message. */
export function createShareLinks(shop: Shop, { number, recipient, language }: WaitingOrder) {
  const url = createAddressRequestUrl(shop, { orderNumber: number, phone: recipient.phone })
  const text = t('address_request_share_text', language, { brand: shop.name[language], name: recipient.name, url })
  return { url, text, whatsApp: createWhatsAppUrl(recipient.phone, text), sms: createSmsUrl(recipient.phone, text) }
}
