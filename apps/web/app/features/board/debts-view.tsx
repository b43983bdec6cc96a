import type { Debt } from '@warda/contract/receivables'
import { m } from '@warda/i18n/messages'
import { CircleCheck, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '../../lib/api/api-query.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate, formatMoney } from '../../lib/format/format.ts'
import { formatDayShort } from '../../lib/format/format-day.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { classes } from '../../ui/classes.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { DebtParts } from '../../ui/data/debt-parts.tsx'
import { AmountText, Money } from '../../ui/data/money.tsx'
import { AmountLines } from '../../ui/data/order-amounts.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import type { BoardCard } from './board-present.ts'
import { DebtPayment } from './debt-payment.tsx'

type Debtor = Pick<BoardCard, 'branch' | 'userId'>

/** Debts of the client of a branch order, else of the retail buyer. */
const useDebts = ({ branch, userId }: Debtor) => {
  const clientId = branch?.clientId ?? 0
  return useApiQuery('getDebts', { params: { clientId }, query: clientId === 0 ? { userId } : {} })
}

/** Debts of the customer of an order with a payment form for each (DELIV-09). */
export function DebtsView({ order }: { order: Debtor }) {
  const query = useDebts(order)
  const [paying, setPaying] = useState<number | null>(null)
  return (
    <div className="grid gap-4">
      <QueryResult query={query}>
        {({ data: debts, totalOutstanding, owed, unconfirmed, amounts }) => (
          <>
            <div className="flex items-center justify-between gap-4 rounded-field bg-sand py-3 ps-4 pe-2">
              <p>
                <span className="block text-ink-soft text-sm">{m.board_debts_total()}</span>
                <Money riyals={owed} className="font-display text-2xl" />
              </p>
              <Button look="quiet" className="min-h-12" busy={query.isFetching} onClick={() => void query.refetch()}>
                {!query.isFetching && <RefreshCw aria-hidden="true" size={18} />}
                {m.board_refresh()}
              </Button>
            </div>
            {amounts.outstanding > 0 && (
              <dl className="grid gap-1 text-[0.9375rem]">
                <AmountLines amounts={amounts} />
              </dl>
            )}
            {owed > totalOutstanding && (
              <Notice tone="info">
                {m.board_debts_unplanned({ money: formatMoney(owed - totalOutstanding, currentLanguage()) })}
              </Notice>
            )}
            {unconfirmed > 0 && (
              <p className="text-ink-soft">
                <AmountText>
                  {m.board_debts_unconfirmed({ money: formatMoney(unconfirmed, currentLanguage()) })}
                </AmountText>
              </p>
            )}
            {debts.length === 0 && owed <= totalOutstanding && (
              <EmptyState drawing="purse" title={m.board_debts_empty()}>
                <p>{m.board_debts_empty_text()}</p>
              </EmptyState>
            )}
            <ul className="grid gap-3">
              {debts.map((debt) => (
                <li key={debt.id} className="rounded-card border border-line bg-card p-4">
                  <DebtRow debt={debt} paying={paying === debt.id} onPay={() => setPaying(debt.id)} />
                  {paying === debt.id && !debt.isResolved && (
                    <DebtPayment debt={debt} order={order} onClose={() => setPaying(null)} />
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </QueryResult>
    </div>
  )
}

const resolutions: Record<NonNullable<Debt['resolution']>, () => string> = {
  paid: m.board_debts_resolved,
  replaced: m.board_debts_replaced,
  credited: m.board_debts_credited,
  cancelled: m.board_debts_cancelled,
}

function DebtRow({ debt, paying, onPay }: { debt: Debt; paying: boolean; onPay: () => void }) {
  const language = currentLanguage()
  const due = formatDayShort(debt.dueDate, language)
  return (
    <div className="grid gap-3">
      <div className="flex items-start justify-between gap-4">
        <div>
          <h3 className="font-semibold font-text text-base">
            <bdi>{m.board_debts_order({ number: debt.orderNumber })}</bdi>
          </h3>
          <p className="text-ink-soft text-sm">
            {m.board_debts_created({ date: formatDate(debt.createdAt, language) })}
          </p>
          {!debt.isResolved && (
            <p className={classes('text-sm', debt.isOverdue ? 'font-semibold text-canceled-ink' : 'text-ink-soft')}>
              {debt.isOverdue ? m.board_debts_overdue({ date: due }) : m.board_debts_due({ date: due })}
            </p>
          )}
        </div>
        <p className="shrink-0 text-end">
          <span className="sr-only">{m.board_debts_owed()} </span>
          <Money riyals={debt.amountOwed} className="font-semibold text-lg" />
          <DebtParts debt={debt} />
        </p>
      </div>
      {debt.isResolved ? (
        <div>
          <Badge
            tone={debt.resolution === 'paid' ? 'done' : 'neutral'}
            icon={<CircleCheck aria-hidden="true" size={14} />}
          >
            {resolutions[debt.resolution ?? 'paid']()}
          </Badge>
        </div>
      ) : (
        !paying && (
          <Button
            look="secondary"
            className="min-h-12"
            aria-label={m.board_debts_pay_of({ number: debt.orderNumber, date: due })}
            onClick={onPay}
          >
            {m.board_debts_pay()}
          </Button>
        )
      )}
    </div>
  )
}
