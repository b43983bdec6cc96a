import { m } from '@warda/i18n/messages'
import { Plus } from 'lucide-react'
import { adminPaths } from '../../admin-paths.ts'
import { nameInLanguage, useAdminCategories } from '../../lib/api/use-admin-categories.ts'
import { type ListParams, useListParams } from '../../lib/browser/use-list-params.ts'
import { FilterField, ListPage } from '../../ui/admin/list-page.tsx'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { BulkActions } from './bulk-actions.tsx'
import { ProductTable } from './product-table.tsx'
import { statusLabels } from './status-badge.tsx'
import { useFoundSelection } from './use-found-selection.ts'
import { type ProductQuery, toBulkFilter, useProducts } from './use-products.ts'

const FILTERS = ['status', 'category', 'stock'] as const
type Filter = (typeof FILTERS)[number]

/** All products in every status (ADMIN-01). */
export function ProductsPage() {
  const list = useListParams(FILTERS)
  const productQuery = toProductQuery(list)
  const query = useProducts(productQuery)
  const filter = toBulkFilter(productQuery)
  const found = query.data
  const selection = useFoundSelection(JSON.stringify(filter), found?.total ?? 0)
  const isPageSelected = found !== undefined && found.data.length > 0 && found.data.every(({ id }) => selection.has(id))
  // More products than a list counts exactly are too many for one change.
  const canSelectMore = isPageSelected && !selection.isEverything && found.total > selection.count && !found.more
  return (
    <>
      <ListPage
        list={list}
        query={query}
        search={m.admin_products_search()}
        placeholder={m.admin_products_search_hint()}
        filters={<Filters list={list} />}
        count={(total) => m.admin_products_count({ count: total })}
        empty={{
          drawing: 'vase',
          title: m.admin_products_empty(),
          text: m.admin_products_empty_text(),
          action: <NewProduct />,
        }}
      >
        {(rows) => <ProductTable rows={rows} selection={selection} />}
      </ListPage>
      <BulkActions
        selection={selection}
        filter={filter}
        onSelectFound={canSelectMore ? selection.selectEverything : null}
        found={found?.total ?? 0}
      />
    </>
  )
}

export function NewProduct() {
  return (
    <LinkButton to={adminPaths.newProduct} className="min-h-12">
      <Plus aria-hidden="true" size={18} />
      {m.admin_products_new()}
    </LinkButton>
  )
}

function Filters({ list }: { list: ListParams<Filter> }) {
  const categories = useAdminCategories()
  return (
    <>
      <FilterField
        label={m.admin_products_status()}
        value={list.values.status}
        options={Object.entries(statusLabels).map(([value, getLabel]) => ({ value, label: getLabel() }))}
        onChange={(status) => list.change({ status })}
      />
      <FilterField
        label={m.admin_products_category()}
        value={list.values.category}
        options={(categories.data ?? []).map((category) => ({
          value: String(category.id),
          label: nameInLanguage(category),
        }))}
        onChange={(category) => list.change({ category })}
      />
      <FilterField
        label={m.admin_products_stock()}
        value={list.values.stock}
        options={[
          { value: 'low', label: m.admin_products_low() },
          { value: 'out', label: m.admin_products_out() },
        ]}
        onChange={(stock) => list.change({ stock })}
      />
    </>
  )
}

/** The list query from the URL; invalid values are left out. */
const toProductQuery = ({ q, page, values }: ListParams<Filter>): ProductQuery => ({
  page: String(page),
  ...(q === '' ? {} : { q }),
  ...(isStatus(values.status) ? { status: values.status } : {}),
  ...(/^[1-9]\d{0,8}$/.test(values.category) ? { categoryId: values.category } : {}),
  ...(values.stock === 'low' || values.stock === 'out' ? { stock: values.stock } : {}),
})

const isStatus = (value: string): value is keyof typeof statusLabels => Object.hasOwn(statusLabels, value)
