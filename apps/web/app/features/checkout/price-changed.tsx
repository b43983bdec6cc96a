import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { AmountText } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import type { AmountChange } from './compare-totals.ts'

/** A refused order: the total before and now in riyals, and what changed. */
export type PriceChange = { before: number; now: number; amounts: readonly AmountChange[] }

/** Shown above the button that places the order at the new total. */
export function PriceChanged({ change }: { change: PriceChange }) {
  const language = currentLanguage()
  const show = (riyals: number | null): string => (riyals === null ? '–' : formatMoney(riyals, language))
  return (
    <Notice tone="warning">
      <p className="font-semibold">
        <AmountText>{m.checkout_price_changed({ before: show(change.before), now: show(change.now) })}</AmountText>
      </p>
      <ul className="mt-2 grid gap-1">
        {change.amounts.map(({ name, before, now }) => (
          <li key={name} className="flex flex-wrap justify-between gap-x-4">
            <bdi>{name}</bdi>
            <bdi className="tabular">
              <AmountText>{m.checkout_price_change({ before: show(before), now: show(now) })}</AmountText>
            </bdi>
          </li>
        ))}
      </ul>
      <p className="mt-2">{m.checkout_price_again()}</p>
    </Notice>
  )
}
