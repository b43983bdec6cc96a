import { m } from '@warda/i18n/messages'
import { useListParams } from '../../lib/browser/use-list-params.ts'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { OrderFilters } from './order-filters.tsx'
import { OrderRows } from './order-rows.tsx'
import { ORDER_FILTERS, useOrders } from './use-orders.ts'

/** All orders; search, filters and page are in the URL (ADMIN-02). */
export function OrdersPage() {
  const list = useListParams(ORDER_FILTERS)
  const query = useOrders(list)
  return (
    <ListPage
      list={list}
      query={query}
      search={m.admin_orders_search()}
      placeholder={m.admin_orders_search_hint()}
      filters={<OrderFilters list={list} />}
      empty={{ drawing: 'parcel', title: m.admin_orders_empty(), text: m.admin_orders_empty_text() }}
      count={(count) => m.admin_orders_count({ count })}
    >
      {(rows) => <OrderRows rows={rows} />}
    </ListPage>
  )
}
