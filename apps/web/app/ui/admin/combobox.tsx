import { m } from '@warda/i18n/messages'
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react'
import { classes } from '../classes.ts'
import { controlStyle, FieldFrame, type FieldTexts } from '../field-frame.tsx'
import { Search } from '../icons.tsx'
import { Spinner } from '../spinner.tsx'

type PickerProps<T> = FieldTexts & {
  words: string
  onWords: (words: string) => void
  /** What was found, or undefined while nothing was asked for. */
  items: readonly T[] | undefined
  busy?: boolean
  keyOf: (item: T) => string | number
  onPick: (item: T) => void
  /** Said when nothing was found. */
  none: ReactNode
  /** The keyboard of a number pad or of words. */
  inputMode?: 'search' | 'tel'
  placeholder?: string
  input?: Ref<HTMLInputElement>
  children: (item: T) => ReactNode
}

/**
 * Finds one of many by words: arrows walk through what was found, Enter takes one, Escape empties the box. The list stands in the
 * page's flow, so that nothing on a tablet is hidden below the keyboard.
 */
export function Combobox<T>(props: PickerProps<T>) {
  const { words, onWords, items, busy = false, keyOf, onPick, none, input, children, ...texts } = props
  const { inputMode = 'search', placeholder, ...frame } = texts
  const id = useId()
  const [at, setAt] = useState(0)
  const list = items ?? []
  const active = Math.min(at, Math.max(0, list.length - 1))
  const pick = (item: T | undefined): void => {
    if (item === undefined) return
    setAt(0)
    onPick(item)
  }
  const press = (event: KeyboardEvent): void => {
    if (event.key === 'ArrowDown') setAt(Math.min(active + 1, list.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(active - 1, 0))
    else if (event.key === 'Enter') pick(list[active])
    else if (event.key === 'Escape' && words !== '') onWords('')
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
              ref={input}
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
              value={words}
              onChange={({ target }) => {
                setAt(0)
                onWords(target.value)
              }}
              onKeyDown={press}
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
        {list.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the box's, as the pattern of a combobox has it
          <div
            key={keyOf(item)}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onClick={() => pick(item)}
            onPointerMove={() => setAt(index)}
            className="min-h-12 cursor-pointer rounded-field px-3 py-2 aria-selected:bg-sage"
          >
            {children(item)}
          </div>
        ))}
      </div>
      {items !== undefined && items.length === 0 && !busy && (
        <p role="status" className="text-ink-soft text-sm">
          {none}
        </p>
      )}
    </div>
  )
}
