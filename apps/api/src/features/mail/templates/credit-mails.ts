import { isolate } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import type { MailPayloads } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import type { MailContent, MailFrame } from './content.ts'
import { formatInstant, money } from './format.ts'
import { statusRows } from './status-rows.ts'

/** The credits of an order with their reasons, and its amounts from the total to what is still to pay. */
export function orderCreditedMail(payload: MailPayloads['order-credited'], frame: MailFrame): MailContent {
  const { language } = frame
  const { credits, amounts, orderNumber, statusWords } = payload
  const row = (key: Parameters<typeof t>[0], halalas: number) => ({
    label: t(key, language),
    value: money(halalas, language),
  })
  return {
    subject: t('mail_credited_subject', language, { number: orderNumber }),
    heading: t('mail_credited_heading', language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(payload.fullName) }) },
      { kind: 'paragraph', text: t('mail_credited_text', language, { number: isolate(orderNumber) }) },
      {
        kind: 'rows',
        title: t('mail_credited_credits', language),
        rows: credits.map(({ at, reason, amount }) => ({
          label: [formatInstant(at, language), reason].filter(Boolean).join(' · '),
          value: money(-amount, language),
        })),
      },
      {
        kind: 'rows',
        rows: [
          row('mail_order_total', amounts.total),
          row('mail_order_credited', -amounts.credited),
          { ...row('mail_order_net', amounts.due), strong: true },
          ...(amounts.received > 0 ? [row('mail_order_paid', amounts.received)] : []),
          ...(amounts.refunded > 0 ? [row('mail_order_refunded', -amounts.refunded)] : []),
          row('mail_order_outstanding', amounts.outstanding),
        ],
      },
      { kind: 'rows', rows: statusRows(statusWords, language) },
      { kind: 'button', label: t('mail_order_button', language), url: buildPageLink(frame, payload.orderPath) },
    ],
  }
}
