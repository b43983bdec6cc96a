import type { Loyalty } from '@warda/contract/loyalty'
import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { AmountText } from '../../ui/data/money.tsx'

/** Points per amount spent (BIZ-02). */
export function EarningRules({ rules }: { rules: Loyalty['rules'] }) {
  const language = currentLanguage()
  return (
    <>
      <ul className="grid gap-3">
        {rules.map(({ amount, points }) => (
          <li key={amount} className="flex items-center gap-4 rounded-card border border-line bg-card px-5 py-4">
            <span className="tabular grid size-14 shrink-0 place-items-center rounded-full bg-petal-soft font-display text-petal-deep text-xl">
              <bdi>+{formatNumber(points, language)}</bdi>
            </span>
            <span className="font-medium">
              <AmountText>{m.loyalty_rule({ amount: formatNumber(amount, language), points })}</AmountText>
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-ink-soft text-sm">{m.loyalty_rule_note()}</p>
    </>
  )
}
