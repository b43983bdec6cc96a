import type { Debt } from '@warda/contract/receivables'
import { m } from '@warda/i18n/messages'
import { CircleAlert } from 'lucide-react'
import { useMemo, useState } from 'react'
import { callApi, getErrorMessage } from '../../lib/api/call-api.ts'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { formatDayShort } from '../../lib/format/format-day.ts'
import type { Session } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { Money } from '../../ui/data/money.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import type { GoToPay } from './go-to-pay.ts'
import { groupDebts, type OwedOrder, sumOwed } from './group-debts.ts'

type OpenDebtsProps = { session: Session; debts: readonly Debt[]; total: number; goToPay: GoToPay }

/** Open debts by order; pays all or the selected orders with one payment link. */
export function OpenDebts({ session, debts, total, goToPay }: OpenDebtsProps) {
  const orders = useMemo(() => groupDebts(debts), [debts])
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  const [linkMissing, setLinkMissing] = useState(false)
  const requestLink = (orders: 'all' | 'some') => {
    const body = orders === 'all' ? { all: true } : { orderIds: [...selected] }
    return callApi('payOrders', { params: { userId: session.userId }, body })
  }
  const payment = useApiMutation(requestLink, {
    onSuccess: (link) => {
      // Never resolves, so that the button stays busy while the browser navigates to the payment page.
      if (goToPay(link)) return new Promise(() => undefined)
      setLinkMissing(true)
      void notify.error(m.orders_link_missing())
      return undefined
    },
  })
  const busy = payment.input
  const pay = (orders: 'all' | 'some'): void => {
    setLinkMissing(false)
    void payment.run(orders)
  }
  const failed = payment.error !== null || linkMissing
  const problem = failed ? getErrorMessage(payment.error) : null
  const toggle = (orderId: string): void => {
    const next = new Set(selected)
    if (!next.delete(orderId)) next.add(orderId)
    setSelected(next)
  }
  if (orders.length === 0) return <EmptyState title={m.bill_none_title()}>{m.bill_none_text()}</EmptyState>
  const language = currentLanguage()
  const selectedAmount = sumOwed(orders, selected)
  return (
    <Panel title={m.bill_open()}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <ul className="divide-y divide-line border-line border-y">
        {orders.map((order) => (
          <Row key={order.orderId} order={order} checked={selected.has(order.orderId)} onToggle={toggle} />
        ))}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        <Button
          look="secondary"
          busy={busy === 'some'}
          disabled={selected.size === 0 || busy === 'all'}
          onClick={() => pay('some')}
        >
          {selected.size === 0
            ? m.bill_pay_selected()
            : m.bill_pay_selected_amount({ money: formatMoney(selectedAmount, language) })}
        </Button>
        <Button busy={busy === 'all'} disabled={busy === 'some'} onClick={() => pay('all')}>
          {m.bill_pay_all({ money: formatMoney(total, language) })}
        </Button>
      </div>
    </Panel>
  )
}

type RowProps = { order: OwedOrder; checked: boolean; onToggle: (orderId: string) => void }

function Row({ order, checked, onToggle }: RowProps) {
  const language = currentLanguage()
  return (
    <li>
      <label className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto]">
        <input type="checkbox" checked={checked} onChange={() => onToggle(order.orderId)} className="size-5 shrink-0" />
        <span className="grid gap-0.5">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            <bdi dir="ltr" className="tabular">
              #{order.orderNumber}
            </bdi>
            {order.isOverdue && (
              <Badge tone="canceled" icon={<CircleAlert aria-hidden="true" size={14} />}>
                {m.bill_late()}
              </Badge>
            )}
          </span>
          {order.dues.map(({ id, dueDate, amount, isOverdue }) => (
            <span key={id} className={isOverdue ? 'text-canceled-ink text-sm' : 'text-ink-soft text-sm'}>
              {m.bill_due({ day: formatDayShort(dueDate, language) })}
              {order.dues.length > 1 && (
                <>
                  {' · '}
                  <Money riyals={amount} />
                </>
              )}
            </span>
          ))}
        </span>
        <Money riyals={order.owed} className="font-semibold max-sm:col-start-2" />
      </label>
    </li>
  )
}
