import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '../classes.ts'
import { SortHeader } from './sort-header.tsx'
import { tableRole } from './table-role.ts'

export type TableColumn<T> = {
  key: string
  /** Column header, and the label before the value on a card. */
  title: string
  cell: (row: T) => ReactNode
  /** Aligned to the end: numbers and money. */
  end?: boolean
  /** Hidden on a card. */
  wideOnly?: boolean
  /** In a table only from 1024 px; always shown on a card. */
  roomy?: boolean
  /** Sort key in the address, when the list can be sorted by this column. */
  sort?: string
}

type DataTableProps<T> = {
  /** Caption for screen readers. */
  caption: string
  rows: readonly T[]
  getKey: (row: T) => string | number
  /** The first cell of a row and the title of its card; a link when `getLink` is given. */
  lead: { title: string; name: (row: T) => ReactNode; before?: (row: T) => ReactNode; below?: (row: T) => ReactNode }
  getLink?: (row: T) => string
  columns: readonly TableColumn<T>[]
  /** Buttons at the end of a row. */
  actions?: (row: T) => ReactNode
  /** Row selection; `getName` returns the accessible name of a row. */
  selection?: { has: (row: T) => boolean; toggle: (row: T) => void; toggleAll: () => void; getName: (row: T) => string }
  /** Current sort key; `-name` is descending. */
  order?: { by: string; onOrder: (by: string) => void }
}

// Words of a heading are never broken.
const pad =
  'px-3 py-3 first:ps-4 last:pe-4 sm:max-lg:px-2 sm:max-lg:first:ps-3 sm:max-lg:last:pe-4 [overflow-wrap:normal]'
/** End padding of the last column that is visible on a tablet. */
const edge = 'sm:max-lg:pe-4'
const lastShown = <T,>(columns: readonly TableColumn<T>[], hasActions: boolean): string | undefined =>
  hasActions ? undefined : columns.findLast(({ roomy }) => !roomy)?.key

/**
 * Rows of a list: a table, and below 640 px one card per row from the same markup, which stays a table for screen readers. A press
 * anywhere on a row with a link follows the link.
 */
export function DataTable<T>(props: DataTableProps<T>) {
  const { caption, rows, getKey, lead, columns, actions, selection, order } = props
  const last = lastShown(columns, actions !== undefined)
  const allSelected = rows.length > 0 && selection !== undefined && rows.every(selection.has)
  const someSelected = !allSelected && selection !== undefined && rows.some(selection.has)
  return (
    <div className="min-w-0 sm:overflow-x-auto sm:rounded-card sm:border sm:border-line sm:bg-card">
      <table {...tableRole.table} className="w-full border-collapse max-sm:block">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-line border-b bg-sand text-sm max-sm:block max-sm:border-0 max-sm:bg-transparent">
          <tr {...tableRole.row} className="max-sm:block">
            {selection && (
              <th
                {...tableRole.columnheader}
                scope="col"
                className="w-12 ps-3 max-sm:block max-sm:w-auto max-sm:ps-0 max-sm:pb-2"
              >
                <label className="flex min-h-12 items-center gap-3 max-sm:px-4 sm:justify-center">
                  <input
                    type="checkbox"
                    checked={allSelected}
                    ref={(box) => {
                      if (box) box.indeterminate = someSelected
                    }}
                    onChange={selection.toggleAll}
                    className="size-5"
                  />
                  <span className="font-semibold sm:sr-only">{m.admin_ui_select_all()}</span>
                </label>
              </th>
            )}
            <Head column={{ key: 'lead', title: lead.title }} order={order} />
            {columns.map((column) => (
              <Head key={column.key} column={column} order={order} className={column.key === last ? edge : undefined} />
            ))}
            {actions && (
              <th {...tableRole.columnheader} scope="col" className={classes(pad, 'max-sm:sr-only')}>
                <span className="sr-only">{m.admin_ui_actions()}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody className="max-sm:grid max-sm:gap-3">
          {rows.map((row) => (
            <Row key={getKey(row)} row={row} {...props} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type HeadProps<T> = {
  column: Pick<TableColumn<T>, 'key' | 'title' | 'end' | 'roomy' | 'sort'>
  order: DataTableProps<T>['order']
  className?: string | undefined
}

function Head<T>({ column: { title, end, roomy, sort }, order, className }: HeadProps<T>) {
  const style = classes(
    pad,
    'font-semibold max-sm:sr-only',
    end ? 'text-end' : 'text-start',
    roomy && 'sm:max-lg:hidden',
    className,
  )
  if (sort !== undefined && order !== undefined) {
    return <SortHeader name={sort} title={title} order={order} className={style} />
  }
  return (
    <th {...tableRole.columnheader} scope="col" className={style}>
      {title}
    </th>
  )
}

function Row<T>({ row, lead, getLink, columns, actions, selection }: DataTableProps<T> & { row: T }) {
  const isSelected = selection?.has(row) ?? false
  const last = lastShown(columns, actions !== undefined)
  return (
    <tr
      {...tableRole.row}
      className={classes(
        'relative border-line border-b transition-colors duration-150 last:border-b-0 max-sm:grid max-sm:grid-cols-[auto_minmax(0,1fr)] max-sm:gap-x-3 max-sm:rounded-card max-sm:border max-sm:p-4 max-sm:last:border-b',
        isSelected ? 'bg-sage' : 'max-sm:bg-card',
        getLink && !isSelected && 'hover:bg-paper',
      )}
    >
      {selection && (
        <td {...tableRole.cell} className="relative z-10 w-12 ps-3 max-sm:w-auto max-sm:ps-0">
          <label className="grid min-h-12 place-items-center max-sm:-m-2 max-sm:size-11">
            <input
              type="checkbox"
              checked={isSelected}
              onChange={() => selection.toggle(row)}
              aria-label={m.admin_ui_select({ name: selection.getName(row) })}
              className="size-5"
            />
          </label>
        </td>
      )}
      <th
        {...tableRole.rowheader}
        scope="row"
        className={classes(
          'px-3 py-2.5 text-start font-normal first:ps-4 max-sm:min-w-0 max-sm:p-0 max-sm:pb-1 max-sm:first:ps-0',
          // Room for a picture.
          lead.before ? 'sm:min-w-56' : 'sm:min-w-40',
          !selection && 'max-sm:col-span-2',
        )}
      >
        <span className="flex items-center gap-3">
          {lead.before?.(row)}
          <span className="min-w-0">
            <LeadName row={row} name={lead.name(row)} getLink={getLink} />
            {lead.below && <span className="block text-ink-soft text-sm">{lead.below(row)}</span>}
          </span>
        </span>
      </th>
      {columns.map(({ key, title, cell, end, wideOnly, roomy }) => (
        <td
          key={key}
          {...tableRole.cell}
          className={classes(
            'px-3 py-2.5 last:pe-4 sm:max-lg:px-2 sm:max-lg:last:pe-4 max-sm:col-span-2 max-sm:flex max-sm:min-h-8 max-sm:items-center max-sm:justify-between max-sm:gap-4 max-sm:p-0 max-sm:last:pe-0',
            end && 'sm:text-end',
            wideOnly && 'max-sm:hidden',
            roomy && 'sm:max-lg:hidden',
            key === last && edge,
          )}
        >
          <span aria-hidden="true" className="text-ink-soft text-sm [overflow-wrap:normal] sm:hidden">
            {title}
          </span>
          {cell(row)}
        </td>
      ))}
      {actions && (
        <td
          {...tableRole.cell}
          className="relative z-10 px-3 py-2 text-end last:pe-4 max-sm:col-span-2 max-sm:p-0 max-sm:pt-2"
        >
          <span className="inline-flex flex-wrap items-center gap-2 max-sm:flex">{actions(row)}</span>
        </td>
      )}
    </tr>
  )
}

function LeadName<T>({ row, name, getLink }: { row: T; name: ReactNode; getLink: ((row: T) => string) | undefined }) {
  if (getLink === undefined) return <span className="font-semibold">{name}</span>
  return (
    <Link
      to={getLink(row)}
      className="inline-flex min-h-6 items-center font-semibold outline-none after:absolute after:inset-0 after:rounded-field focus-visible:after:outline-2 focus-visible:after:outline-leaf focus-visible:after:-outline-offset-2"
    >
      {name}
    </Link>
  )
}
