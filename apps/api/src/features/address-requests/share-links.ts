import { t } from '@warda/i18n/translate'
import { addressRequestUrl, smsUrl, whatsAppUrl } from '../../address-request-link.ts'
import type { WaitingOrder } from './find-waiting-order.ts'

type Shop = { publicUrl: string; secret: string }

/** The link of the recipient's page with the ways to send it. */
export function shareLinks(shop: Shop, { number, recipient, language }: WaitingOrder) {
  const url = addressRequestUrl(shop, number)
  const text = t('address_request_share_text', language, { name: recipient.name, url })
  return { url, text, whatsApp: whatsAppUrl(recipient.phone, text), sms: smsUrl(recipient.phone, text) }
}
