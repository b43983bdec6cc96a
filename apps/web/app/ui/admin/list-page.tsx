import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import type { ListParams } from '../../lib/browser/use-list-params.ts'
import { Button } from '../buttons/button.tsx'
import { EmptyState } from '../feedback/empty-state.tsx'
import { QueryResult } from '../feedback/query-result.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { SelectField } from '../forms/select-field.tsx'
import type { DrawingName } from '../media/drawing.tsx'
import { SearchField } from './search-field.tsx'

/** One page of a list response of the back office. */
export type PagedItems<T> = { data: T[]; page: number; pageCount: number; total: number; more: boolean }

type ListPageProps<T> = {
  /** The result of `useListParams(['status', …])`. */
  list: Pick<ListParams, 'q' | 'filtered' | 'toPage' | 'clear'> & { change: (values: { q: string }) => void }
  /** The query of this page; give it `placeholderData: keepPreviousData`. */
  query: { data: PagedItems<T> | undefined; error: unknown; refetch: () => unknown; isPlaceholderData?: boolean }
  /** Label of the search box; without it there is none. */
  search?: string
  placeholder?: string
  /** `FilterField`s and other filters. */
  filters?: ReactNode
  /** Shown beside the count, e.g. an export. */
  action?: ReactNode
  /** Shown when the list is empty and not filtered. */
  empty: { title: string; drawing: DrawingName; text?: string; action?: ReactNode }
  /** Text of the count; default "12 results". */
  count?: (total: number) => string
  children: (rows: T[]) => ReactNode
}

/** A list of the back office: search, filters, count, rows and pager, with a skeleton while loading and an empty state. */
export function ListPage<T>(props: ListPageProps<T>) {
  const { list, query, search, placeholder, filters, action, empty, count, children } = props
  const stale = query.isPlaceholderData === true
  return (
    <div className="grid min-w-0 gap-5">
      {(search !== undefined || filters) && (
        <div className="flex flex-wrap items-end gap-3">
          {search !== undefined && (
            <SearchField label={search} placeholder={placeholder} text={list.q} onSearch={(q) => list.change({ q })} />
          )}
          {filters}
        </div>
      )}
      <QueryResult query={query} skeleton={<ListSkeleton />}>
        {(page) => (
          <div aria-busy={stale} className={stale ? 'min-w-0 cursor-progress' : 'min-w-0'}>
            <div className="mb-3 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <div className="flex flex-wrap items-center gap-x-3 text-ink-soft">
                <p role="status">{page.data.length > 0 ? countText(page, count) : ''}</p>
                {list.filtered && page.data.length > 0 && <ClearButton onClear={list.clear} />}
              </div>
              {action}
            </div>
            {page.data.length === 0 ? <EmptyList list={list} empty={empty} /> : children(page.data)}
            <Pager page={page.page} pageCount={page.pageCount} onPage={list.toPage} />
          </div>
        )}
      </QueryResult>
    </div>
  )
}

const countText = <T,>(
  page: PagedItems<T>,
  count: (total: number) => string = (total) => m.admin_ui_count({ count: total }),
) => (page.more ? m.admin_ui_count_more() : count(page.total))

function EmptyList({ list, empty }: Pick<ListPageProps<unknown>, 'list' | 'empty'>) {
  if (!list.filtered) {
    return (
      <EmptyState drawing={empty.drawing} title={empty.title} actions={empty.action}>
        {empty.text}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      drawing="search"
      title={m.admin_ui_none_title()}
      actions={
        <Button look="secondary" className="min-h-12" onClick={list.clear}>
          {m.admin_ui_filters_clear()}
        </Button>
      }
    >
      {m.admin_ui_none_text()}
    </EmptyState>
  )
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <button type="button" onClick={onClear} className="min-h-11 font-semibold text-leaf underline underline-offset-4">
      {m.admin_ui_filters_clear()}
    </button>
  )
}

/** Skeleton of a list. */
function ListSkeleton() {
  return (
    <div className="grid gap-3">
      <Skeleton className="h-6 w-32" />
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-18 w-full" />
      ))}
    </div>
  )
}

type Option = { value: string; label: string }
type FilterFieldProps = {
  label: string
  all?: string
  value: string
  options: readonly Option[]
  onChange: (value: string) => void
}

/** A filter as a select, "all" first. A value that is no option shows as "all". */
export function FilterField({ label, all, value, options, onChange }: FilterFieldProps) {
  return (
    <div className="min-w-36 grow basis-36 sm:grow-0">
      <SelectField
        label={label}
        value={options.some((option) => option.value === value) ? value : ''}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">{all ?? m.admin_ui_all()}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    </div>
  )
}

/** Links to the previous and next page; nothing when there is only one page. */
export function Pager({
  page,
  pageCount,
  onPage,
}: {
  page: number
  pageCount: number
  onPage: (page: number) => void
}) {
  if (pageCount <= 1) return null
  const text = m.admin_ui_page({ page, count: pageCount })
  return (
    <nav aria-label={text} className="mt-6 flex flex-wrap items-center justify-center gap-4">
      <Button look="secondary" className="min-h-12" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {m.admin_ui_previous()}
      </Button>
      <span className="tabular text-ink-soft">{text}</span>
      <Button look="secondary" className="min-h-12" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {m.admin_ui_next()}
      </Button>
    </nav>
  )
}
