import { m } from '@warda/i18n/messages'
import { ExternalLink, Flower2 } from 'lucide-react'
import { adminPaths } from '../../admin-paths.ts'
import { currentLanguage } from '../../lib/browser/language.ts'
import type { Selection } from '../../lib/browser/use-selection.ts'
import { formatNumber } from '../../lib/format/format.ts'
import { paths } from '../../paths.ts'
import { DataTable, type TableColumn } from '../../ui/admin/data-table.tsx'
import { buttonStyle } from '../../ui/buttons/button-style.ts'
import { Badge } from '../../ui/data/badge.tsx'
import { Money } from '../../ui/data/money.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import { StatusBadge } from './status-badge.tsx'
import { StockLevel } from './stock-state.tsx'
import type { ProductRow } from './use-products.ts'

type ProductTableProps = { rows: readonly ProductRow[]; selection: Selection<number> }

const columns = (): TableColumn<ProductRow>[] => [
  { key: 'status', title: m.admin_products_status(), cell: (row) => <StatusBadge {...row} /> },
  { key: 'price', title: m.admin_products_price(), end: true, cell: (row) => <RowPrice row={row} /> },
  { key: 'stock', title: m.admin_products_stock(), cell: (row) => <StockLevel {...row} /> },
  {
    key: 'sold',
    title: m.admin_products_sold(),
    end: true,
    roomy: true,
    cell: ({ sold }) => <bdi className="tabular">{formatNumber(sold, currentLanguage())}</bdi>,
  },
]

export function ProductTable({ rows, selection }: ProductTableProps) {
  return (
    <DataTable
      caption={m.admin_nav_products()}
      rows={rows}
      getKey={({ id }) => id}
      lead={{
        title: m.admin_products_product(),
        name: ({ title }) => <bdi>{title}</bdi>,
        before: (row) => <Thumb row={row} />,
        below: ({ category }) => category,
      }}
      getLink={({ id }) => adminPaths.product(id)}
      columns={columns()}
      actions={(row) => row.status === 'published' && <ShopLink row={row} />}
      selection={{
        has: ({ id }) => selection.has(id),
        toggle: ({ id }) => selection.toggle(id),
        toggleAll: () => selection.toggleAll(rows.map(({ id }) => id)),
        getName: ({ title }) => title,
      }}
    />
  )
}

function Thumb({ row: { picture } }: { row: ProductRow }) {
  if (picture === null) {
    return (
      <span className="grid size-14 shrink-0 place-items-center rounded-field bg-sand text-line-strong">
        <Flower2 aria-hidden="true" size={22} />
      </span>
    )
  }
  return <Picture picture={picture} decorative sizes="56px" className="size-14 shrink-0 rounded-field" />
}

function RowPrice({ row: { price, discountPercent } }: { row: ProductRow }) {
  return (
    <span className="inline-flex flex-wrap items-center justify-end gap-x-2 gap-y-1">
      {discountPercent > 0 && <Badge tone="sale">{m.shop_sale({ percent: discountPercent })}</Badge>}
      <Money riyals={price} />
    </span>
  )
}

function ShopLink({ row: { slug, title } }: { row: ProductRow }) {
  return (
    <a
      href={paths.product(slug)}
      target="_blank"
      rel="noreferrer"
      aria-label={m.admin_products_in_shop_named({ name: title })}
      title={m.admin_products_in_shop()}
      className={`${buttonStyle('quiet', 'icon')} max-sm:w-auto max-sm:px-4`}
    >
      <ExternalLink aria-hidden="true" size={18} className="rtl:-scale-x-100" />
      <span aria-hidden="true" className="sm:hidden">
        {m.admin_products_in_shop()}
      </span>
    </a>
  )
}
