import { m } from '@warda/words/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Field } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { DebtorCards } from './debtor-cards.tsx'
import { DebtorTable } from './debtor-table.tsx'
import { type Debtor, type Debtors, useDebtors } from './use-debtors.ts'

/** How long a pause in typing is (ms) after which it is searched. */
const PAUSE = 350

/** Who owes the shop (decisions §5). Search and page stand in the address. */
export function DebtorsPage({ statementOf }: { statementOf: (debtor: Debtor) => string }) {
  const [search, setSearch] = useSearchParams()
  const q = search.get('q') ?? ''
  const page = Math.max(1, Number.parseInt(search.get('page') ?? '', 10) || 1)
  const query = useDebtors(q, page)
  const go = (words: string, to: number): void => {
    const next = { ...(words === '' ? {} : { q: words }), ...(to === 1 ? {} : { page: String(to) }) }
    setSearch(next, { preventScrollReset: true, replace: true })
  }
  return (
    <div className="grid gap-6">
      <Search words={q} onSearch={(words) => go(words, 1)} />
      <Loaded query={query}>
        {(debtors) => (
          <div aria-busy={query.isPlaceholderData} className={query.isPlaceholderData ? 'opacity-60' : undefined}>
            <List debtors={debtors} searched={q !== ''} statementOf={statementOf} />
            {debtors.pageCount > 1 && <Pages debtors={debtors} onPage={(to) => go(q, to)} />}
          </div>
        )}
      </Loaded>
    </div>
  )
}

function Search({ words, onSearch }: { words: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(words)
  const last = useRef(words)
  const search = (): void => {
    if (typed.trim() === last.current) return
    last.current = typed.trim()
    onSearch(typed.trim())
  }
  useEffect(() => {
    const timer = setTimeout(search, PAUSE)
    return () => clearTimeout(timer)
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    search()
  }
  return (
    <search>
      <form onSubmit={submit} className="max-w-sm">
        <Field
          label={m.debts_search()}
          type="search"
          value={typed}
          maxLength={100}
          onChange={({ target }) => setTyped(target.value)}
        />
      </form>
    </search>
  )
}

type ListProps = { debtors: Debtors; searched: boolean; statementOf: (debtor: Debtor) => string }

function List({ debtors, searched, statementOf }: ListProps) {
  if (debtors.data.length === 0) {
    return (
      <EmptyState title={searched ? m.debts_not_found() : m.debts_empty()}>
        {searched ? m.debts_not_found_text() : m.debts_empty_text()}
      </EmptyState>
    )
  }
  return (
    <>
      <p role="status" className="mb-3 text-ink-soft">
        {m.debts_count({ count: debtors.total })}
      </p>
      <div className="hidden md:block print:block">
        <DebtorTable debtors={debtors} statementOf={statementOf} />
      </div>
      <div className="md:hidden print:hidden">
        <DebtorCards debtors={debtors} statementOf={statementOf} />
      </div>
    </>
  )
}

function Pages({ debtors, onPage }: { debtors: Debtors; onPage: (page: number) => void }) {
  const { page, pageCount } = debtors
  const text = m.debts_page({ page, count: pageCount })
  return (
    <nav aria-label={text} className="mt-6 flex items-center justify-center gap-4">
      <Button look="secondary" className="min-h-12" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {m.debts_previous()}
      </Button>
      <span className="tabular text-ink-soft">{text}</span>
      <Button look="secondary" className="min-h-12" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
        {m.debts_next()}
      </Button>
    </nav>
  )
}
