import { m } from '@warda/i18n/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchShortcut } from '../../lib/browser/use-search-shortcut.ts'
import { classes } from '../classes.ts'
import { controlStyle, FieldFrame } from '../forms/field-frame.tsx'
import { Search, X } from '../media/icons.tsx'

/** Delay between the last keystroke and the search (ms). */
const PAUSE = 350

type SearchFieldProps = {
  label: string
  placeholder?: string | undefined
  text: string
  onSearch: (text: string) => void
}

/** A search box that searches after a pause in typing or with Enter; "/" focuses it. Follows `text` when it changes outside. */
export function SearchField({ label, placeholder, text, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(text)
  const last = useRef(text)
  const box = useRef<HTMLInputElement>(null)
  useSearchShortcut(box)
  useEffect(() => {
    if (text === last.current) return
    last.current = text
    setTyped(text)
  }, [text])
  const search = (next: string): void => {
    if (next.trim() === last.current) return
    last.current = next.trim()
    onSearch(next.trim())
  }
  useEffect(() => {
    const timer = setTimeout(search, PAUSE, typed)
    return () => clearTimeout(timer)
  })
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    search(typed)
  }
  return (
    <search className="min-w-0 grow basis-44 max-sm:basis-full">
      <form onSubmit={submit}>
        <FieldFrame label={label}>
          {(wiring) => (
            <div className="relative">
              <Search
                aria-hidden="true"
                size={18}
                className="pointer-events-none absolute inset-y-0 start-3.5 my-auto text-ink-soft"
              />
              <input
                {...wiring}
                ref={box}
                type="search"
                aria-keyshortcuts="/"
                title={m.admin_ui_search_key()}
                value={typed}
                maxLength={100}
                placeholder={placeholder}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setTyped(target.value)}
                className={classes(controlStyle, 'ps-10.5 pe-12 [&::-webkit-search-cancel-button]:hidden')}
              />
              {typed !== '' && (
                <button
                  type="button"
                  aria-label={m.admin_ui_search_clear()}
                  onClick={() => {
                    setTyped('')
                    search('')
                    box.current?.focus()
                  }}
                  className="absolute inset-y-0 end-0 grid w-12 place-items-center rounded-field text-ink-soft hover:text-ink"
                >
                  <X aria-hidden="true" size={18} />
                </button>
              )}
            </div>
          )}
        </FieldFrame>
      </form>
    </search>
  )
}
