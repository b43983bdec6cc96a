import { productPath } from '@warda/contract/public-paths'
import { isolate } from '@warda/i18n/isolate'
import { t } from '@warda/i18n/translate'
import { createUnsubscribeToken } from '../../../unsubscribe-token.ts'
import type { MailPayloads } from '../mail-kinds.ts'
import { buildPageLink } from './account-mails.ts'
import type { MailContent, MailFrame } from './content.ts'

/** A size that is in stock again, with the link that ends all such mails. */
export function backInStockMail(payload: MailPayloads['back-in-stock'], frame: MailFrame): MailContent {
  const { language } = frame
  const name = isolate(language === 'ar' ? payload.titleAr : payload.titleEn)
  const token = createUnsubscribeToken(frame.secret, 'stock-alert', payload.alertId)
  const stopUrl = buildPageLink(frame, '/stock-alert', { token })
  return {
    subject: t('mail_stock_subject', language),
    heading: t('mail_stock_heading', language),
    blocks: [
      { kind: 'paragraph', text: t('mail_stock_text', language, { name }) },
      {
        kind: 'button',
        label: t('mail_stock_button', language),
        url: buildPageLink(frame, productPath(payload.slug ?? String(payload.productId))),
      },
      { kind: 'note', text: t('mail_stock_note', language) },
      { kind: 'button', label: t('mail_stock_stop', language), url: stopUrl },
    ],
    unsubscribeUrl: stopUrl,
  }
}
