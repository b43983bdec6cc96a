import { m } from '@warda/i18n/messages'
import { Money } from '../../ui/data/money.tsx'
import { OrderMoneyText } from '../../ui/data/order-status.tsx'
import type { BoardCard } from './board-present.ts'
import { termsText } from './payment-labels.ts'

/** Order total, state of the payment and payment terms. */
export function CardAmounts({ order }: { order: BoardCard }) {
  return (
    <dl className="flex flex-wrap items-end gap-x-3.5 gap-y-2 rounded-field bg-sand px-3.5 py-2.5 sm:gap-x-8 [&_dd]:text-[0.9375rem] sm:[&_dd]:text-lg">
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
