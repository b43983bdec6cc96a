import { isolate } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import { createShortPath } from '../../../short-code.ts'
import type { MailPayloads, OrderUpdateMail } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import type { MailContent, MailFrame } from './content.ts'
import { formatDay, formatDayAndSlot } from './format.ts'

/** An order on its way or late, with the link of its tracking page. */
export function orderUpdateMail(
  kind: 'on_its_way' | 'late_order',
  mail: OrderUpdateMail,
  frame: MailFrame,
): MailContent {
  const { language, secret } = frame
  const values = { number: isolate(mail.orderNumber), name: isolate(mail.recipientName) }
  const when = formatDayAndSlot(mail.deliveryDate, mail.deliverySlot, language)
  const path = createShortPath(secret, { kind: 'track', audience: 'buyer', orderId: mail.orderId })
  return {
    subject: t(`mail_${kind}_subject`, language, { number: mail.orderNumber }),
    heading: t(`mail_${kind}_heading`, language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(mail.fullName) }) },
      { kind: 'paragraph', text: t(`mail_${kind}_text`, language, values) },
      { kind: 'delivery', rows: [{ label: t('mail_order_when', language), value: when }] },
      { kind: 'button', label: t('mail_track_button', language), url: buildPageLink(frame, path) },
    ],
  }
}

/** A driver's run that was assigned or changed. */
export function driverRunMail(run: MailPayloads['driver-run'], frame: MailFrame): MailContent {
  const { language } = frame
  const day = formatDay(run.date, language)
  const key = run.isNew ? 'mail_run_new' : 'mail_run_changed'
  return {
    subject: t(`${key}_subject`, language, { day }),
    heading: t(`${key}_heading`, language),
    blocks: [
      { kind: 'paragraph', text: t('mail_hello', language, { name: isolate(run.fullName) }) },
      {
        kind: 'rows',
        rows: [
          { label: t('mail_run_day', language), value: day },
          { label: t('mail_run_stops', language), value: String(run.stops), strong: true },
        ],
      },
      {
        kind: 'button',
        label: t('mail_run_button', language),
        url: buildPageLink(frame, `/dashboard-delivery/${run.userId}/run`),
      },
    ],
  }
}
