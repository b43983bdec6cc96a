import { m } from '@warda/i18n/messages'
import { Money } from '../../ui/data/money.tsx'
import { AmountLines } from '../../ui/data/order-amounts.tsx'
import { OrderMoneyText } from '../../ui/data/order-status.tsx'
import type { BoardCard } from './board-present.ts'
import { termsText } from './payment-labels.ts'

/** Order total, state of the payment and payment terms; all amounts once the total and the state do not add up alone. */
export function CardAmounts({ order }: { order: BoardCard }) {
  return (
    <div className="rounded-field bg-sand">
      <Summary order={order} />
      {hasMoreAmounts(order) && (
        <dl className="grid gap-1 border-line border-t px-3.5 py-2.5 text-[0.9375rem]">
          <AmountLines amounts={order.amounts ?? order} />
        </dl>
      )}
    </div>
  )
}

/** Credited, cancelled or paid in part. */
const hasMoreAmounts = ({ total, paid, outstanding }: BoardCard): boolean =>
  outstanding > 0 ? outstanding < total : paid < total

function Summary({ order }: { order: BoardCard }) {
  return (
    <dl className="flex flex-wrap items-end gap-x-3.5 gap-y-2 px-3.5 py-2.5 sm:gap-x-8 [&_dd]:text-[0.9375rem] sm:[&_dd]:text-lg">
      <div>
        <dt className="text-ink-soft text-xs">{m.board_total()}</dt>
        <dd className="font-semibold leading-tight">
          <Money riyals={order.total} />
        </dd>
      </div>
      <div>
        <dt className="text-ink-soft text-xs">{m.board_payment()}</dt>
        <dd className="font-semibold leading-tight">
          <OrderMoneyText status={order.statusWords} />
        </dd>
      </div>
      <div className="sm:ms-auto sm:text-end">
        <dt className="text-ink-soft text-xs">{m.board_terms()}</dt>
        <dd className="font-medium leading-tight">{termsText(order.paymentTerms)}</dd>
      </div>
    </dl>
  )
}
