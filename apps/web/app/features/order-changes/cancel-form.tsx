import type { Answer } from '@warda/contract/call'
import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { invalidate } from '../../lib/api/invalidate.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { RadioGroup } from '../../ui/admin/radio-group.tsx'
import { FormButtons } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { cancelOwnOrder, type OwnOrder, type RefundWay, useCancellationQuote } from './use-order-changes.ts'

type CancelFormProps = { order: OwnOrder; userId: string; onClose: () => void }
type Quote = Answer<'quoteCancellation'>['data']

/** Names what will be paid back and how before the order is cancelled. */
export function CancelForm({ order, userId, onClose }: CancelFormProps) {
  const query = useCancellationQuote(userId, order.id)
  return (
    <div className="grid gap-5">
      <p>{m.orders_withdraw_text({ number: order.orderNumber })}</p>
      <QueryResult query={query} skeleton={<Skeleton className="h-28 w-full" />}>
        {(quote) => <Refund quote={quote} order={order} userId={userId} onClose={onClose} />}
      </QueryResult>
    </div>
  )
}

function Refund({ quote, order, userId, onClose }: CancelFormProps & { quote: Quote }) {
  const [way, setWay] = useState<RefundWay>(quote.choices[0]?.way ?? 'credit')
  const { busy, problem, run } = useApiMutation(
    () => cancelOwnOrder(userId, order.id, { refund: way, expectedRefund: quote.paid }),
    { onSuccess: onClose, onError: () => void invalidate('quoteCancellation', 'getOrders') },
  )
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    void run()
  }
  return (
    <form method="post" onSubmit={submit} className="grid gap-5">
      {quote.choices.length === 0 ? (
        <p className="text-ink-soft">{m.orders_withdraw_unpaid()}</p>
      ) : (
        <RadioGroup
          name="refund"
          legend={m.orders_withdraw_back({ money: money(quote.paid) })}
          choices={quote.choices.map(toChoice)}
          selected={way}
          onChange={({ target }) => setWay(target.value as RefundWay)}
        />
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <FormButtons submit={m.orders_withdraw()} busy={busy} danger onCancel={onClose} cancel={m.orders_keep()} />
    </form>
  )
}

const money = (riyals: number): string => formatMoney(riyals, currentLanguage())

function toChoice({ way, to, amount, asCredit }: Quote['choices'][number]) {
  if (to === 'credit')
    return {
      value: way,
      label: m.orders_withdraw_credit({ money: money(asCredit) }),
      text: m.orders_withdraw_credit_text(),
    }
  const label = to === 'cash' ? m.orders_withdraw_cash : m.orders_withdraw_transfer
  const hint = to === 'cash' ? m.orders_withdraw_cash_text() : m.orders_withdraw_transfer_text()
  const rest = asCredit > 0 ? `${m.orders_withdraw_and_credit({ money: money(asCredit) })}. ` : ''
  return { value: way, label: label({ money: money(amount) }), text: `${rest}${hint}` }
}
