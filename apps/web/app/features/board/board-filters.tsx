import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { type ComponentProps, type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { DateInput } from '../../ui/dates/date-field.tsx'
import { controlStyle } from '../../ui/forms/field-frame.tsx'
import { ChevronDown, Search, X } from '../../ui/media/icons.tsx'
import { ASSIGNEE_FILTERS, type AssigneeFilter, type Filters } from './filters.ts'

type BoardFiltersProps = { filters: Filters; today: string; onChange: (choice: Partial<Filters>) => void }

const assignedLabels: Record<AssigneeFilter, () => string> = {
  all: m.board_assigned_all,
  me: m.board_assigned_me,
  none: m.board_assigned_none,
}

/** Filters of the board: search text, day and assignee. */
export function BoardFilters({ filters, today, onChange }: BoardFiltersProps) {
  const { day } = filters
  const showsDate = day !== null && day !== 'today' && day !== 'tomorrow'
  return (
    <search
      className="grid gap-2 md:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_minmax(0,1fr)]"
      aria-label={m.board_filters()}
    >
      <SearchBox query={filters.q} onSearch={(q) => onChange({ q })} />
      <div className="grid grid-cols-2 gap-2 md:contents">
        <Select
          label={m.board_day()}
          value={showsDate ? 'date' : (day ?? '')}
          onChange={({ target }) => onChange({ day: target.value === 'date' ? today : target.value || null })}
        >
          <option value="">{m.board_day_all()}</option>
          <option value="today">{m.board_day_today()}</option>
          <option value="tomorrow">{m.board_day_tomorrow()}</option>
          <option value="date">{m.board_day_date()}</option>
        </Select>
        <Select
          label={m.board_assigned()}
          value={filters.assigned}
          onChange={({ target }) =>
            onChange({ assigned: ASSIGNEE_FILTERS.find((value) => value === target.value) ?? 'all' })
          }
        >
          {ASSIGNEE_FILTERS.map((value) => (
            <option key={value} value={value}>
              {assignedLabels[value]()}
            </option>
          ))}
        </Select>
      </div>
      {showsDate && (
        <div className="md:col-start-2">
          <DateInput
            aria-label={m.board_day_pick()}
            value={day}
            onChange={({ target }) => {
              if (target.value !== '') onChange({ day: target.value })
            }}
          />
        </div>
      )}
    </search>
  )
}

/** Debounce of the search text (ms). */
const DEBOUNCE_MS = 400

function SearchBox({ query, onSearch }: { query: string; onSearch: (query: string) => void }) {
  const [typed, setTyped] = useState(query)
  const input = useRef<HTMLInputElement>(null)
  const submitted = useRef(query)
  const search = (text: string): void => {
    if (text.trim() === submitted.current) return
    submitted.current = text.trim()
    onSearch(submitted.current)
  }
  useEffect(() => {
    // The query also changes by "clear filters" and by browser navigation.
    if (query === submitted.current) return
    submitted.current = query
    setTyped(query)
  }, [query])
  useEffect(() => {
    const timer = setTimeout(() => search(typed), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    search(typed)
  }
  return (
    <form onSubmit={submit} className="relative">
      <Search
        aria-hidden="true"
        size={19}
        className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-soft"
      />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={m.board_search()}
        placeholder={m.board_search()}
        autoComplete="off"
        maxLength={LIMITS.searchText}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={`${controlStyle} h-13 ps-11! pe-12!`}
      />
      {typed !== '' && (
        <button
          type="button"
          aria-label={m.board_search_clear()}
          onClick={() => {
            setTyped('')
            search('')
            input.current?.focus()
          }}
          className="absolute end-0 top-0.5 grid size-12 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <X aria-hidden="true" size={18} />
        </button>
      )}
    </form>
  )
}

function Select({ label, ...select }: ComponentProps<'select'> & { label: string }) {
  const id = useId()
  return (
    <div className="relative">
      <label htmlFor={id} className="pointer-events-none absolute start-3.5 top-1.5 text-ink-soft text-xs leading-4">
        {label}
      </label>
      <select {...select} id={id} className={`${controlStyle} h-13 appearance-none pt-5! pe-9! pb-1! leading-tight`} />
      <ChevronDown
        aria-hidden="true"
        size={17}
        className="pointer-events-none absolute inset-y-0 end-3 my-auto text-ink-soft"
      />
    </div>
  )
}
