import { m } from '@warda/i18n/messages'
import { classes } from '../classes.ts'
import { Money } from './money.tsx'

type OrderAmountsProps = {
  /** In riyals, like the other amounts. */
  total: number
  paid: number
  outstanding: number
  /** Whether the total is the maximum that the order can cost. */
  isAtMost?: boolean
  /** As wide as its parent instead of narrow and centred. */
  wide?: boolean
}

/** The total of one or several orders, what is paid of it and what is open (AGREE-01). */
export function OrderAmounts({ total, paid, outstanding, isAtMost = false, wide = false }: OrderAmountsProps) {
  return (
    <dl
      className={classes(
        'grid w-full grid-cols-[1fr_auto] gap-x-6 gap-y-1 rounded-field bg-sage px-5 py-4 text-start',
        wide ? 'mt-2' : 'mx-auto my-2 max-w-xs',
      )}
    >
      <dt className="font-semibold">{isAtMost ? m.checkout_total_at_most() : m.checkout_total()}</dt>
      <dd className="font-semibold text-end">
        <Money riyals={total} />
      </dd>
      <dt>{m.checkout_placed_paid()}</dt>
      <dd className="text-end">
        <Money riyals={paid} />
      </dd>
      <dt>{m.checkout_placed_open()}</dt>
      <dd className="text-end">
        <Money riyals={outstanding} />
      </dd>
    </dl>
  )
}
