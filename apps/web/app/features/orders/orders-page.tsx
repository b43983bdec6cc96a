import { m } from '@warda/i18n/messages'
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react'
import { useSearchFilter } from '../../lib/browser/use-search-filter.ts'
import type { Session } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { SearchField } from '../../ui/admin/search-field.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { FailedNotice } from '../../ui/feedback/failed-notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { BranchFilter } from '../../ui/forms/branch-filter.tsx'
import { PageButtons } from '../../ui/layout/page-buttons.tsx'
import { ActionDialog, type RequestedAction, type RequestPaymentLink } from './action-dialog.tsx'
import type { FormAction, OrderAction } from './order-actions.tsx'
import { OrderCards } from './order-cards.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderTable } from './order-table.tsx'
import { FILTERS, type Order } from './orders-present.ts'
import { OwnDebts } from './own-debts.tsx'
import { refreshOrders, useOrders } from './use-orders.ts'

type OrdersPageProps = {
  session: Session
  requestPaymentLink: RequestPaymentLink
  openPayment: (address: string) => void
  /** The dialog of an action that has its own. */
  renderForm: (requested: { order: Order; action: FormAction }, onClose: () => void) => ReactNode
}

/** The user's orders (ORDERS-01..06); filter and page are stored in the URL. */
export function OrdersPage({ session, requestPaymentLink, openPayment, renderForm }: OrdersPageProps) {
  const { userId } = session
  const { number, text, change } = useSearchFilter()
  const filter = FILTERS.find((candidate) => candidate === text('status')) ?? 'all'
  const [page, branchId, q] = [number('page') || 1, number('branch'), text('q')]
  const { data, error, isPlaceholderData, refetch } = useOrders(session, { filter, branchId, q, page })
  const [requested, setRequested] = useState<RequestedAction | null>(null)
  const [requestedForm, setRequestedForm] = useState<{ order: Order; action: FormAction } | null>(null)
  const request = (order: Order, action: OrderAction): void =>
    action === 'change' || action === 'cancel' ? setRequestedForm({ order, action }) : setRequested({ order, action })
  useRefreshOnReturn()
  return (
    <div className="grid gap-6">
      {data !== undefined && data.storeCredit > 0 && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 rounded-card bg-sage px-5 py-3 text-leaf-deep">
          <span>
            <span className="font-semibold">{m.orders_store_credit()}</span> {m.orders_store_credit_text()}
          </span>
          <Money riyals={data.storeCredit} className="font-semibold text-lg" />
        </p>
      )}
      <OwnDebts session={session} />
      <OrderFilters chosen={filter} onChoose={(chosen) => change({ status: chosen === 'all' ? '' : chosen })} />
      {session.clientId > 0 && <BusinessFilters userId={userId} {...{ branchId, q, change }} />}
      {error && <FailedNotice error={error} onRetry={refetch} />}
      {data === undefined ? (
        !error && <Skeleton className="h-80 w-full" />
      ) : (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'cursor-progress' : undefined}>
          <List orders={data.orders} isFiltered={filter !== 'all' || branchId > 0 || q !== ''} onAction={request} />
        </div>
      )}
      {data && data.pageCount > 1 && (
        <PageButtons page={data.page} count={data.pageCount} onPage={(to) => change({ page: to === 1 ? 0 : to })} />
      )}
      <ActionDialog
        requested={requested}
        userId={userId}
        requestPaymentLink={requestPaymentLink}
        openPayment={openPayment}
        onClose={() => setRequested(null)}
      />
      {requestedForm && renderForm(requestedForm, () => setRequestedForm(null))}
    </div>
  )
}

type BusinessFiltersProps = {
  userId: string
  branchId: number
  q: string
  change: ReturnType<typeof useSearchFilter>['change']
}

/** Search and branch of a client's orders (RUN-04). */
function BusinessFilters({ userId, branchId, q, change }: BusinessFiltersProps) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SearchField
        label={m.orders_search()}
        placeholder={m.orders_search_hint()}
        text={q}
        onSearch={(typed) => change({ q: typed })}
      />
      <BranchFilter userId={userId} value={branchId} onChange={(id) => change({ branch: id })} />
    </div>
  )
}

type ListProps = {
  orders: readonly Order[]
  isFiltered: boolean
  onAction: (order: Order, action: OrderAction) => void
}

function List({ orders, isFiltered, onAction }: ListProps) {
  const wide = useWide()
  // Kept here, because turning a tablet replaces the table with cards.
  const [openIds, setOpenIds] = useState<readonly string[]>([])
  if (orders.length === 0) {
    return (
      <EmptyState
        drawing="parcel"
        title={m.orders_empty_title()}
        actions={<LinkButton to={paths.shop}>{m.orders_empty_action()}</LinkButton>}
      >
        {isFiltered ? m.orders_empty_filtered() : m.orders_empty_text()}
      </EmptyState>
    )
  }
  const setOpen = (id: string, isOpen: boolean): void =>
    setOpenIds((ids) => (isOpen ? [...ids.filter((other) => other !== id), id] : ids.filter((other) => other !== id)))
  const OrderList = wide ? OrderTable : OrderCards
  return <OrderList orders={orders} openIds={openIds} setOpen={setOpen} onAction={onAction} />
}

/** Refetches after a return from the payment page, also from the back/forward cache (W4). */
const useRefreshOnReturn = (): void => {
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent): void => {
      if (event.persisted) void refreshOrders()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])
}

const WIDE = '(min-width: 56rem)'
const watchWide = (listener: () => void): (() => void) => {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const useWide = (): boolean =>
  useSyncExternalStore(
    watchWide,
    () => matchMedia(WIDE).matches,
    () => true,
  )
