import { type ProductImport, type ProductImportRow, ROW_FILTERS } from '@warda/contract/imports'
import { m } from '@warda/i18n/messages'
import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Pager } from '../../ui/admin/list-page.tsx'
import { Badge } from '../../ui/data/badge.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { ProblemText } from './problem-text.tsx'
import { type RowFilter, useImportRows } from './use-import.ts'

const filterLabels = {
  all: m.import_show_all,
  new: m.import_new,
  changed: m.import_changed,
  unchanged: m.import_unchanged,
  problems: m.import_show_problems,
} satisfies Record<RowFilter, () => string>

/** The rows of an import with their outcomes and old and new values. */
export function RowsTable({ productImport }: { productImport: ProductImport }) {
  const { id, done, failed, counts } = productImport
  const [show, setShow] = useState<RowFilter>(counts.changed > 0 ? 'changed' : 'all')
  const [page, setPage] = useState(1)
  const query = useImportRows(id, show, page)
  const { refetch } = query
  const progress = `${done} ${failed} ${counts.changed}`
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows are refetched as the import progresses
  useEffect(() => void refetch(), [progress, refetch])
  return (
    <section className="grid min-w-0 gap-3" aria-label={m.import_rows_title()}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 className="font-semibold">{m.import_rows_title()}</h3>
        <SelectField
          label={m.import_show()}
          value={show}
          onChange={({ target }) => {
            setShow(ROW_FILTERS.find((filter) => filter === target.value) ?? 'all')
            setPage(1)
          }}
        >
          {ROW_FILTERS.map((filter) => (
            <option key={filter} value={filter}>
              {filterLabels[filter]()}
            </option>
          ))}
        </SelectField>
      </div>
      <QueryResult query={query}>
        {(rows) => (
          <div>
            {rows.data.length === 0 ? (
              <p className="text-ink-soft">{m.import_show_none()}</p>
            ) : (
              <ul className="grid gap-2">
                {rows.data.map((row) => (
                  <Row key={row.line} row={row} />
                ))}
              </ul>
            )}
            <Pager page={rows.page} pageCount={rows.pageCount} onPage={setPage} />
          </div>
        )}
      </QueryResult>
    </section>
  )
}

function Row({ row }: { row: ProductImportRow }) {
  return (
    <li className="grid min-w-0 gap-2 rounded-field border border-line bg-card px-4 py-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="tabular text-ink-soft text-sm">{m.import_row_line({ line: row.line })}</span>
        <bdi dir="ltr" className="break-all font-semibold">
          {row.sku || row.slug}
        </bdi>
        <RowBadge row={row} />
        {row.state === 'done' && <span className="text-ink-soft text-sm">{m.import_row_taken()}</span>}
      </div>
      {row.changes.length > 0 && (
        <dl className="grid gap-1.5 text-[0.9375rem]">
          {row.changes.map((change) => (
            <Change key={change.column} change={change} />
          ))}
        </dl>
      )}
      {[...row.problems, ...row.notes].map((text) => (
        <p key={text} className="text-[0.9375rem]">
          <ProblemText text={text} />
        </p>
      ))}
    </li>
  )
}

function RowBadge({ row: { outcome, problems } }: { row: ProductImportRow }) {
  if (problems.length > 0) return <Badge tone="canceled">{m.import_problems()}</Badge>
  if (outcome === 'new') return <Badge tone="done">{m.import_new()}</Badge>
  if (outcome === 'changed') return <Badge tone="waiting">{m.import_changed()}</Badge>
  return outcome === 'unchanged' ? <Badge tone="neutral">{m.import_unchanged()}</Badge> : null
}

function Change({ change: { column, from, to } }: { change: ProductImportRow['changes'][number] }) {
  return (
    <div className="flex min-w-0 flex-wrap items-baseline gap-x-2 gap-y-0.5">
      <dt className="text-ink-soft">
        <bdi dir="ltr">{column}</bdi>
      </dt>
      <dd className="flex min-w-0 flex-wrap items-baseline gap-x-2">
        <del className="break-words text-ink-soft">
          <bdi>{from || m.import_empty()}</bdi>
        </del>
        <ArrowRight aria-hidden="true" size={14} className="shrink-0 self-center rtl:-scale-x-100" />
        <ins className="break-words font-semibold no-underline">
          <bdi>{to || m.import_empty()}</bdi>
        </ins>
      </dd>
    </div>
  )
}
