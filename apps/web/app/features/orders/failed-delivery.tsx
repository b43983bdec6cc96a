import { m } from '@warda/i18n/messages'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { AmountText } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { offeredWindow } from './action-labels.ts'
import type { Order } from './orders-present.ts'

type Reason = NonNullable<Order['failure']>['reason']

const reasons: Record<Reason, () => string> = {
  recipientAbsent: m.orders_failure_recipientAbsent,
  wrongAddress: m.orders_failure_wrongAddress,
  refused: m.orders_failure_refused,
  damaged: m.orders_failure_damaged,
  ourFault: m.orders_failure_ourFault,
}

/** Reason of a failed delivery and the buyer's options; the buttons are the order's actions. */
export function FailedDelivery({ order }: { order: Order }) {
  const { failure } = order
  if (failure === null) return null
  const offer = offeredWindow(order)
  const money = formatMoney(failure.credit, currentLanguage())
  return (
    <Notice tone="warning">
      <p className="font-semibold">{m.orders_failed_title()}</p>
      <p>{reasons[failure.reason]()}</p>
      {offer !== null && <p className="mt-1">{m.orders_failed_offer(offer)}</p>}
      {failure.credit > 0 && (
        <p className="mt-1">
          <AmountText>
            {offer === null ? m.orders_failed_credit_only({ money }) : m.orders_failed_credit({ money })}
          </AmountText>
        </p>
      )}
    </Notice>
  )
}
