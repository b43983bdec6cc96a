import { m } from '@warda/i18n/messages'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { classes } from '../classes.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { controlStyle, FieldFrame, type FieldTexts } from '../forms/field-frame.tsx'
import { Search } from '../media/icons.tsx'

type ComboboxProps<T> = FieldTexts & {
  query: string
  onQueryChange: (query: string) => void
  /** The results; undefined when there is no query. */
  items: readonly T[] | undefined
  busy?: boolean
  getKey: (item: T) => string | number
  onSelect: (item: T) => void
  /** Shown when there are no results. */
  emptyText: ReactNode
  /** On-screen keyboard. */
  inputMode?: 'search' | 'tel'
  placeholder?: string
  inputRef?: Ref<HTMLInputElement>
  children: (item: T) => ReactNode
}

/**
 * A search box with a list of results: arrow keys move, Enter selects, Escape clears the query. The list is in the flow of the page,
 * so that the on-screen keyboard of a tablet does not cover it.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { query, onQueryChange, items, busy = false, getKey, onSelect, emptyText, inputRef, children, ...texts } = props
  const { inputMode = 'search', placeholder, ...frame } = texts
  const id = useId()
  const [index, setIndex] = useState(0)
  const list = items ?? []
  const active = Math.min(index, Math.max(0, list.length - 1))
  const select = (item: T | undefined): void => {
    if (item === undefined) return
    setIndex(0)
    onSelect(item)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setIndex(Math.min(active + 1, list.length - 1))
    else if (event.key === 'ArrowUp') setIndex(Math.max(active - 1, 0))
    else if (event.key === 'Enter') select(list[active])
    else if (event.key === 'Escape' && query !== '') onQueryChange('')
    else return
    event.preventDefault()
  }
  return (
    <div className="grid gap-2">
      <FieldFrame {...frame}>
        {(wiring) => (
          <div className="relative">
            <Search
              aria-hidden="true"
              size={18}
              className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-soft"
            />
            <input
              {...wiring}
              ref={inputRef}
              type="search"
              inputMode={inputMode}
              placeholder={placeholder}
              role="combobox"
              aria-expanded={list.length > 0}
              aria-controls={`${id}-list`}
              aria-autocomplete="list"
              aria-activedescendant={list.length > 0 ? `${id}-${active}` : undefined}
              autoComplete="off"
              spellCheck={false}
              maxLength={100}
              value={query}
              onChange={({ target }) => {
                setIndex(0)
                onQueryChange(target.value)
              }}
              onKeyDown={onKeyDown}
              className={classes(controlStyle, 'ps-10.5 [&::-webkit-search-cancel-button]:hidden')}
            />
            {busy && (
              <span className="absolute inset-y-0 end-3.5 grid place-items-center text-ink-soft">
                <Spinner />
              </span>
            )}
          </div>
        )}
      </FieldFrame>
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={m.admin_orders_found()}
        className="grid gap-0.5 rounded-field border border-line bg-card p-1 empty:hidden"
      >
        {list.map((item, position) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox handles the keys
          <div
            key={getKey(item)}
            id={`${id}-${position}`}
            role="option"
            tabIndex={-1}
            aria-selected={position === active}
            onClick={() => select(item)}
            onPointerMove={() => setIndex(position)}
            className="min-h-12 cursor-pointer rounded-field px-3 py-2 aria-selected:bg-sage"
          >
            {children(item)}
          </div>
        ))}
      </div>
      {items !== undefined && items.length === 0 && !busy && (
        <p role="status" className="text-ink-soft text-sm">
          {emptyText}
        </p>
      )}
    </div>
  )
}
