import { Fragment, type ReactNode } from 'react'

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
