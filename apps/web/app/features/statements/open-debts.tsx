import type { Answer } from '@warda/contract/call'
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
import { DebtParts } from '../../ui/data/debt-parts.tsx'
import { JoinedLabels } from '../../ui/data/joined-labels.tsx'
import { AmountText, Money } from '../../ui/data/money.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Panel } from '../../ui/layout/panel.tsx'
import type { GoToPay } from './go-to-pay.ts'
import { listOpenDebts, sumDebts } from './open-instalments.ts'

type OpenDebtsProps = {
  session: Session
  debts: readonly Debt[]
  /** Everything owed, with and without a due day, and the sum of all open debts (riyals). */
  owed: number
  totalDebts: number
  /** What one link asks: everything, or what is overdue. */
  payable: Answer<'getDebts'>['payable']
  /** The branch that is paid for; 0 for all. */
  branchId: number
  goToPay: GoToPay
}

type Selection = 'all' | 'overdue' | 'some'

/** Open debts one by one; pays all, what is overdue, or the selected ones with one payment link. */
export function OpenDebts({ session, debts, owed, totalDebts, payable, branchId, goToPay }: OpenDebtsProps) {
  const open = useMemo(() => listOpenDebts(debts), [debts])
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set())
  const [linkMissing, setLinkMissing] = useState(false)
  const chosen = open.filter(({ id }) => selected.has(id))
  const ofBranch = branchId > 0 ? { branchId } : {}
  const bodies = {
    all: () => ({ all: true, ...ofBranch }),
    overdue: () => ({ overdue: true, ...ofBranch }),
    some: () => ({ debtIds: chosen.map(({ id }) => id) }),
  }
  const requestLink = (selection: Selection) =>
    callApi('payOrders', { params: { userId: session.userId }, body: bodies[selection]() })
  const payment = useApiMutation(requestLink, {
    onSuccess: (link) => {
      // Never resolves, so that the button stays busy while the browser navigates to the payment page.
      if (goToPay(link)) return new Promise(() => undefined)
      setLinkMissing(true)
      void notify.error(m.orders_link_missing())
      return undefined
    },
  })
  const pay = (selection: Selection): void => {
    setLinkMissing(false)
    void payment.run(selection)
  }
  const failed = payment.error !== null || linkMissing
  const problem = failed ? getErrorMessage(payment.error) : null
  const toggle = (id: number): void => {
    const next = new Set(selected)
    if (!next.delete(id)) next.add(id)
    setSelected(next)
  }
  if (owed === 0)
    return (
      <EmptyState drawing="purse" title={m.client_statement_none_title()}>
        {m.client_statement_none_text()}
      </EmptyState>
    )
  const money = (riyals: number): string => formatMoney(riyals, currentLanguage())
  const withoutDay = Math.round((owed - totalDebts) * 100) / 100
  const unlisted = Math.round((totalDebts - sumDebts(open)) * 100) / 100
  const isLimited = payable.all.amount < owed
  const button = (selection: Selection) => ({
    busy: payment.input === selection,
    disabled: payment.input !== null && payment.input !== selection,
    onClick: () => pay(selection),
  })
  return (
    <Panel title={m.client_statement_open()}>
      {problem && <Notice tone="error">{problem}</Notice>}
      <ul className="divide-y divide-line border-line border-y">
        {open.map((debt) => (
          <Row key={debt.id} debt={debt} checked={selected.has(debt.id)} onToggle={toggle} />
        ))}
        {unlisted > 0 && (
          <li className="flex min-h-14 items-center justify-between gap-4 py-3 text-ink-soft">
            {m.client_statement_more_debts()}
            <Money riyals={unlisted} className="font-semibold text-ink" />
          </li>
        )}
        {withoutDay > 0 && (
          <li className="flex min-h-14 items-center justify-between gap-4 py-3 text-ink-soft">
            {m.client_statement_without_day()}
            <Money riyals={withoutDay} className="font-semibold text-ink" />
          </li>
        )}
      </ul>
      <div className="flex flex-wrap justify-end gap-3">
        {open.length > 0 && (
          <Button look="secondary" {...button('some')} disabled={chosen.length === 0 || button('some').disabled}>
            <AmountText>
              {chosen.length === 0
                ? m.client_statement_pay_selected()
                : m.client_statement_pay_selected_amount({ money: money(sumDebts(chosen)) })}
            </AmountText>
          </Button>
        )}
        {payable.overdue.amount > 0 && payable.overdue.amount < owed && (
          <Button look="secondary" {...button('overdue')}>
            <AmountText>{m.client_statement_pay_overdue({ money: money(payable.overdue.amount) })}</AmountText>
          </Button>
        )}
        <Button {...button('all')}>
          <AmountText>
            {isLimited
              ? m.client_statement_pay_first({ money: money(payable.all.amount), count: payable.all.orders })
              : m.client_statement_pay_all({ money: money(owed) })}
          </AmountText>
        </Button>
      </div>
      {isLimited && (
        <p className="text-end text-ink-soft text-sm">{m.client_statement_link_limit({ count: payable.all.orders })}</p>
      )}
    </Panel>
  )
}

type RowProps = { debt: Debt; checked: boolean; onToggle: (id: number) => void }

function Row({ debt, checked, onToggle }: RowProps) {
  const { id, orderNumber, purchaseOrder, branch, dueDate, amountOwed, isOverdue } = debt
  const labels = [branch?.branchName, purchaseOrder].filter((label) => typeof label === 'string')
  return (
    <li>
      <label className="grid min-h-14 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3">
        <input type="checkbox" checked={checked} onChange={() => onToggle(id)} className="size-5 shrink-0" />
        <span className="grid gap-0.5">
          <span className="flex flex-wrap items-center gap-2 font-semibold">
            <bdi dir="ltr" className="tabular">
              #{orderNumber}
            </bdi>
            {isOverdue && (
              <Badge tone="canceled" icon={<CircleAlert aria-hidden="true" size={14} />}>
                {m.client_statement_late()}
              </Badge>
            )}
          </span>
          <span className={isOverdue ? 'text-canceled-ink text-sm' : 'text-ink-soft text-sm'}>
            {m.client_statement_due({ day: formatDayShort(dueDate, currentLanguage()) })}
          </span>
          {labels.length > 0 && (
            <span className="text-ink-soft text-sm">
              <JoinedLabels labels={labels} />
            </span>
          )}
        </span>
        <span className="text-end">
          <Money riyals={amountOwed} className="font-semibold" />
          <DebtParts debt={debt} />
        </span>
      </label>
    </li>
  )
}
