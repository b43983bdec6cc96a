import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { tableRole } from './table-role.ts'

type AdminSortHeaderProps = {
  name: string
  title: string
  order: { by: string; onOrder: (by: string) => void }
  className: string
}

/** The head of a column that orders the list by it: the largest first, then the smallest. */
export function SortHeader({ name, title, order, className }: AdminSortHeaderProps) {
  const up = order.by === name
  const down = order.by === `-${name}`
  const Icon = up ? ArrowUp : down ? ArrowDown : ChevronsUpDown
  return (
    <th
      {...tableRole.columnheader}
      scope="col"
      aria-sort={up ? 'ascending' : down ? 'descending' : 'none'}
      className={className}
    >
      <button
        type="button"
        onClick={() => order.onOrder(down ? name : `-${name}`)}
        className="-my-3 inline-flex min-h-11 items-center gap-1.5 font-semibold hover:text-leaf"
      >
        {title}
        <Icon aria-hidden="true" size={15} className={up || down ? undefined : 'text-line-strong'} />
      </button>
    </th>
  )
}
