import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { AmountText } from './money.tsx'

type DebtPartsProps = {
  /** Amounts in riyals; `settled` is null in answers that an earlier version stored. */
  debt: {
    amountOwed: number
    originalAmount: number
    settled: { paid: number; credited: number; replaced: number } | null
  }
}

/** The original amount of a debt and what settled a part of it, which with the amount owed add up (DESK-06); nothing for a whole debt. */
export function DebtParts({ debt: { amountOwed, originalAmount, settled } }: DebtPartsProps) {
  const parts = [
    { describe: m.amounts_debt_original, riyals: amountOwed === originalAmount ? 0 : originalAmount },
    { describe: m.amounts_debt_paid, riyals: settled?.paid ?? 0 },
    { describe: m.amounts_debt_credited, riyals: settled?.credited ?? 0 },
    { describe: m.amounts_debt_replaced, riyals: settled?.replaced ?? 0 },
  ]
  const language = currentLanguage()
  return parts
    .map(({ describe, riyals }) => riyals > 0 && describe({ money: formatMoney(riyals, language) }))
    .filter((part) => part !== false)
    .map((part) => (
      <span key={part} className="tabular block text-ink-soft text-sm">
        <bdi>
          <AmountText>{part}</AmountText>
        </bdi>
      </span>
    ))
}
