import { m } from '@warda/i18n/messages'
import { Fragment, type ReactNode } from 'react'
import { classes } from '../classes.ts'
import { Money } from './money.tsx'

/** Amounts in riyals; without those of refunds and cancellations everything below the total was credited. */
type Amounts = {
  total: number
  paid: number
  outstanding: number
  cancelled?: number
  refunded?: number
}

type AmountLinesProps = {
  amounts: Amounts
  /** Whether the total is the maximum that the order can cost. */
  isAtMost?: boolean | undefined
}

/** Riyals are subtracted in halalas, because floating-point differences of riyals are inexact. */
const subtract = (...[first = 0, ...others]: number[]): number =>
  others.reduce((rest, each) => rest - Math.round(each * 100), Math.round(first * 100)) / 100

/**
 * The lines from the total of one or several orders to the outstanding amount, the same on every screen (DESK-06): what credits and a
 * cancellation took off, the net total, what was paid and refunded. Lines of zero are left out.
 */
export function AmountLines({ amounts, isAtMost = false }: AmountLinesProps) {
  const { total, paid, outstanding, cancelled = 0, refunded = 0 } = amounts
  const net = subtract(paid, -outstanding)
  const credited = subtract(total, cancelled, net)
  return (
    <>
      <AmountLine name={isAtMost ? m.checkout_total_at_most() : m.checkout_total()} riyals={total} strong />
      {credited > 0 && <AmountLine name={m.orders_credited()} riyals={-credited} />}
      {cancelled > 0 && <AmountLine name={m.amounts_canceled()} riyals={-cancelled} />}
      {net !== total && <AmountLine name={m.amounts_net()} riyals={net} strong />}
      <AmountLine name={m.checkout_placed_paid()} riyals={subtract(paid, -refunded)} />
      {refunded > 0 && <AmountLine name={m.amounts_refunded()} riyals={-refunded} />}
      <AmountLine name={m.orders_outstanding()} riyals={outstanding} />
    </>
  )
}

/** A line of a list of amounts. */
export function AmountLine({ name, riyals, strong = false }: { name: ReactNode; riyals: number; strong?: boolean }) {
  return (
    <div className={classes('flex justify-between gap-4', strong && 'font-semibold')}>
      <dt>{name}</dt>
      <dd>
        <Money riyals={riyals} />
      </dd>
    </div>
  )
}

/** The same lines in a box; `wide` is as wide as its parent instead of narrow and centred (AGREE-01). */
export function OrderAmounts({ wide = false, ...lines }: AmountLinesProps & { wide?: boolean }) {
  return (
    <dl
      className={classes(
        'grid w-full gap-1 rounded-field bg-sage px-5 py-4 text-start',
        wide ? 'mt-2' : 'mx-auto my-2 max-w-xs',
      )}
    >
      <AmountLines {...lines} />
    </dl>
  )
}

type Discount = { target: 'goods' | 'delivery'; name: string; amount: number }

type DiscountLinesProps = {
  discounts: readonly Discount[]
  target: Discount['target']
  /** A line of the list, with a negative amount. */
  line: (name: ReactNode, riyals: number) => ReactNode
}

/** The discounts on the goods or on the delivery fee, one line each. */
export const DiscountLines = ({ discounts, target, line }: DiscountLinesProps) =>
  discounts
    .filter((discount) => discount.target === target)
    .map(({ name, amount }) => <Fragment key={name}>{line(<bdi>{name}</bdi>, -amount)}</Fragment>)

/** The delivery fee before discounts, in riyals. */
export const getFullFee = ({
  deliveryFee,
  discounts,
}: {
  deliveryFee: number
  discounts: readonly Discount[]
}): number =>
  discounts.reduce(
    (fee, { target, amount }) => (target === 'delivery' ? fee + Math.round(amount * 100) : fee),
    Math.round(deliveryFee * 100),
  ) / 100
