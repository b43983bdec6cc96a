import { m } from '@warda/i18n/messages'
import { Building2 } from 'lucide-react'
import { adminPaths } from '../../admin-paths.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { formatDate, formatNumber } from '../../lib/format/format.ts'
import { DataTable, type TableColumn } from '../../ui/admin/data-table.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { Money } from '../../ui/data/money.tsx'
import { type Customer, useCustomers } from './use-customers.ts'

/** Customers, searchable by phone, name or e-mail (ADMIN-02). */
export function CustomersPage() {
  const list = useListParams()
  const query = useCustomers(list.q, list.page)
  return (
    <ListPage
      list={list}
      query={query}
      search={m.admin_customers_search()}
      placeholder={m.admin_customers_search_hint()}
      empty={{ drawing: 'people', title: m.admin_customers_empty(), text: m.admin_customers_empty_text() }}
      count={(count) => m.admin_customers_count({ count })}
    >
      {(rows) => (
        <DataTable
          caption={m.admin_nav_customers()}
          rows={rows}
          getKey={({ userId }) => userId}
          getLink={({ userId }) => adminPaths.customer(userId)}
          lead={{
            title: m.admin_customers_name(),
            name: ({ fullName }) => <bdi>{fullName}</bdi>,
            below: (row) => <CustomerDetailsLine row={row} />,
          }}
          columns={columns()}
        />
      )}
    </ListPage>
  )
}

function CustomerDetailsLine({ row: { client, phoneNumber, email } }: { row: Customer }) {
  return (
    <>
      {client && (
        <span className="flex items-center gap-1.5">
          <Building2 aria-hidden="true" size={14} className="shrink-0" />
          <bdi>{client.name}</bdi>
        </span>
      )}
      <bdi className="tabular" dir="ltr">
        {phoneNumber || email}
      </bdi>
    </>
  )
}

const columns = (): TableColumn<Customer>[] => {
  const language = currentLanguage()
  return [
    {
      key: 'orders',
      title: m.admin_customers_orders(),
      end: true,
      cell: ({ orders }) => <bdi className="tabular">{formatNumber(orders, language)}</bdi>,
    },
    { key: 'spent', title: m.admin_customers_spent(), end: true, cell: ({ spent }) => <Money riyals={spent} /> },
    {
      key: 'owed',
      title: m.admin_customers_owes(),
      end: true,
      cell: ({ outstanding }) =>
        outstanding > 0 ? (
          <Money riyals={outstanding} className="font-semibold text-petal-deep" />
        ) : (
          <span className="text-ink-soft">–</span>
        ),
    },
    {
      key: 'last',
      title: m.admin_customers_last(),
      end: true,
      roomy: true,
      cell: ({ lastOrderAt }) =>
        lastOrderAt === null ? (
          <span className="text-ink-soft">–</span>
        ) : (
          <time dateTime={lastOrderAt}>{formatDate(lastOrderAt, language)}</time>
        ),
    },
    {
      key: 'since',
      title: m.admin_customers_since(),
      end: true,
      roomy: true,
      cell: ({ createdAt }) => <time dateTime={createdAt}>{formatDate(createdAt, language)}</time>,
    },
  ]
}
