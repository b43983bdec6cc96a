import { m } from '@warda/i18n/messages'
import { Building2, FileText, Mail, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { adminPaths } from '../../admin-paths.ts'
import { ApiError } from '../../lib/api/call-api.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatDate, formatNumber } from '../../lib/format/format.ts'
import { BackLink } from '../../ui/admin/back-link.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Money } from '../../ui/data/money.tsx'
import { AmountLines } from '../../ui/data/order-amounts.tsx'
import { StatTile } from '../../ui/data/stat-tile.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { type CustomerDetails, type LastOrders, useCustomer } from './use-customers.ts'

type CustomerPageProps = { userId: string; orders: (rows: LastOrders) => ReactNode }

/** One customer: contact details, totals and latest orders (ADMIN-02). */
export function CustomerPage({ userId, orders }: CustomerPageProps) {
  const query = useCustomer(userId)
  return (
    <div className="grid gap-5">
      <BackLink to={adminPaths.customers}>{m.admin_customers_back()}</BackLink>
      {query.error instanceof ApiError && query.error.status === 404 ? (
        <EmptyState drawing="people" heading="h1" title={m.admin_customers_missing()} />
      ) : (
        <QueryResult query={query}>
          {(details) => (
            <>
              <CustomerHeader details={details} />
              <CustomerTotals details={details} />
              <CustomerAmounts amounts={details.amounts} />
              <section aria-labelledby="last-orders" className="mt-3 grid gap-4">
                <div className="flex flex-wrap items-center justify-between gap-3">
                  <h2 id="last-orders" className="text-2xl">
                    {m.admin_customers_last_orders()}
                  </h2>
                  {details.data.phoneNumber !== '' && details.lastOrders.length > 0 && (
                    <Link
                      to={`${adminPaths.orders}?q=${encodeURIComponent(details.data.phoneNumber)}`}
                      className="inline-flex min-h-11 items-center font-semibold text-leaf underline underline-offset-4"
                    >
                      {m.admin_customers_all_orders()}
                    </Link>
                  )}
                </div>
                {details.lastOrders.length === 0 ? (
                  <p className="text-ink-soft">{m.admin_customers_no_orders()}</p>
                ) : (
                  orders(details.lastOrders)
                )}
              </section>
            </>
          )}
        </QueryResult>
      )}
    </div>
  )
}

function CustomerHeader({ details: { data } }: { details: CustomerDetails }) {
  const statement = adminPaths.statement({ clientId: data.client?.id ?? 0, userId: data.userId })
  return (
    <header className="flex flex-wrap items-start justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-3xl sm:text-4xl">
          <bdi>{data.fullName}</bdi>
        </h1>
        <p className="mt-1 text-ink-soft">
          {data.client && (
            <>
              <Link
                to={adminPaths.client(data.client.id)}
                className="inline-flex min-h-6 items-center gap-1.5 underline underline-offset-4"
              >
                <Building2 aria-hidden="true" size={16} />
                <bdi>{data.client.name}</bdi>
              </Link>
              {' · '}
            </>
          )}
          {m.admin_customers_since_date({ date: formatDate(data.createdAt, currentLanguage()) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2 [&>*]:min-h-12">
        {data.phoneNumber !== '' && (
          <a href={`tel:${data.phoneNumber}`} className={buttonStyle('secondary')}>
            <Phone aria-hidden="true" size={18} />
            <bdi className="tabular" dir="ltr">
              {data.phoneNumber}
            </bdi>
          </a>
        )}
        {data.email !== '' && (
          <a href={`mailto:${data.email}`} className={buttonStyle('secondary')}>
            <Mail aria-hidden="true" size={18} />
            <bdi dir="ltr">{data.email}</bdi>
          </a>
        )}
        <LinkButton look="secondary" to={statement}>
          <FileText aria-hidden="true" size={18} />
          {m.admin_customers_statement()}
        </LinkButton>
      </div>
    </header>
  )
}

/** All orders of the account, from their total to what is open. */
function CustomerAmounts({ amounts }: Pick<CustomerDetails, 'amounts'>) {
  if (amounts.total === 0) return null
  return (
    <Panel title={m.admin_customers_amounts()}>
      <dl className="grid max-w-md gap-1.5 text-[0.9375rem]">
        <AmountLines amounts={amounts} />
      </dl>
    </Panel>
  )
}

function CustomerTotals({ details: { data, points, storeCredit } }: { details: CustomerDetails }) {
  const language = currentLanguage()
  return (
    <dl className="grid grid-cols-2 gap-3 md:grid-cols-3 xl:grid-cols-5">
      <StatTile name={m.admin_customers_orders()} value={<bdi>{formatNumber(data.orders, language)}</bdi>} />
      <StatTile name={m.admin_customers_spent()} value={<Money riyals={data.spent} />} />
      <StatTile
        name={m.admin_customers_owes()}
        value={<Money riyals={data.outstanding} className={data.outstanding > 0 ? 'text-petal-deep' : ''} />}
      />
      <StatTile name={m.admin_customers_credit()} value={<Money riyals={storeCredit} />} />
      <StatTile name={m.admin_customers_points()} value={<bdi>{formatNumber(points, language)}</bdi>} />
    </dl>
  )
}
