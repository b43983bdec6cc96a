import { TRACKING_DAYS } from '@warda/domain/delivery/tracking-stage'
import type { Language } from '@warda/domain/language'
import { RETENTION_DAYS, TAX_DOCUMENT_YEARS } from '@warda/domain/privacy/retention'
import type { MessageKey } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'

const PERIODS: readonly [MessageKey, keyof typeof RETENTION_DAYS][] = [
  ['legal_keep_proofs', 'proof'],
  ['legal_keep_reports', 'report'],
  ['legal_keep_mails', 'mail'],
  ['legal_keep_carts', 'cart'],
  ['legal_keep_sessions', 'session'],
  ['legal_keep_alerts', 'waitingStockAlert'],
  ['legal_keep_sent_alerts', 'sentStockAlert'],
  ['legal_keep_reminders', 'stoppedReminder'],
  ['legal_keep_unused', 'neverUsed'],
  ['legal_keep_managers', 'ended'],
  ['legal_keep_welcome', 'welcome'],
]

/** How long personal data is kept, as a Markdown list with the periods of the nightly cleanup. */
export const listRetention = (language: Language): string =>
  [
    t('legal_keep_account', language),
    t('legal_keep_invoices', language, { period: t('legal_years', language, { count: TAX_DOCUMENT_YEARS }) }),
    t('legal_keep_tracking', language, { period: t('legal_days', language, { count: TRACKING_DAYS }) }),
    t('legal_keep_stops', language),
    ...PERIODS.map(([key, part]) => t(key, language, { period: formatPeriod(RETENTION_DAYS[part], language) })),
  ]
    .map((sentence) => `- ${sentence}`)
    .join('\n')

const DAYS_OF_YEAR = 365

const formatPeriod = (days: number, language: Language): string =>
  days % DAYS_OF_YEAR === 0
    ? t('legal_years', language, { count: days / DAYS_OF_YEAR })
    : t('legal_days', language, { count: days })
