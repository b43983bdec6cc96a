import type { MoneyLine, StatusWords } from '@warda/domain/orders/status-words'
import { isolate } from '@warda/i18n/isolate'
import type { Locale } from '@warda/i18n/keys'
import { t } from '@warda/i18n/translate'
import { formatDay, money } from './format.ts'

/** The status words of an order: the stage of the goods and the state of the payment. */
export const statusRows = (
  { word, money: lines }: StatusWords,
  language: Locale,
): { label: string; value: string }[] => [
  { label: t('mail_order_status', language), value: t(`status_${word}`, language) },
  { label: t('mail_order_payment', language), value: lines.map((line) => moneyText(line, language)).join(' · ') },
]

const moneyText = ({ word, amount, day }: MoneyLine, language: Locale): string =>
  t(`money_${word}`, language, {
    money: isolate(money(amount, language)),
    day: day === null ? '' : isolate(formatDay(day, language)),
  })
