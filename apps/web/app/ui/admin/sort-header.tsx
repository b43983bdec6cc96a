import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { tableRole } from './table-role.ts'

type SortHeaderProps = {
  name: string
  title: string
  order: { by: string; onOrder: (by: string) => void }
  className: string
}

/** Column header that sorts the list by the column, descending first. */
export function SortHeader({ name, title, order, className }: SortHeaderProps) {
  const isAscending = order.by === name
  const isDescending = order.by === `-${name}`
  const Icon = isAscending ? ArrowUp : isDescending ? ArrowDown : ChevronsUpDown
  return (
    <th
      {...tableRole.columnheader}
      scope="col"
      aria-sort={isAscending ? 'ascending' : isDescending ? 'descending' : 'none'}
      className={className}
    >
      <button
        type="button"
        onClick={() => order.onOrder(isDescending ? name : `-${name}`)}
        className="-my-3 inline-flex min-h-11 items-center gap-1.5 font-semibold hover:text-leaf"
      >
        {title}
        <Icon aria-hidden="true" size={15} className={isAscending || isDescending ? undefined : 'text-line-strong'} />
      </button>
    </th>
  )
}
