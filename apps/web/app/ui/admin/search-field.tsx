import { m } from '@warda/i18n/messages'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useSearchShortcut } from '../../lib/browser/use-search-shortcut.ts'
import { classes } from '../classes.ts'
import { controlStyle, FieldFrame } from '../field-frame.tsx'
import { Search, X } from '../icons.tsx'

/** How long a pause in typing is (ms) after which it is searched. */
const PAUSE = 350

type AdminSearchProps = {
  label: string
  placeholder?: string | undefined
  words: string
  onSearch: (words: string) => void
}

/** A search box that searches by itself when the typing pauses, and at once with Enter; "/" leads to it. Follows `words` when they change elsewhere. */
export function SearchField({ label, placeholder, words, onSearch }: AdminSearchProps) {
  const [typed, setTyped] = useState(words)
  const last = useRef(words)
  const box = useRef<HTMLInputElement>(null)
  useSearchShortcut(box)
  useEffect(() => {
    if (words === last.current) return
    last.current = words
    setTyped(words)
  }, [words])
  const search = (text: string): void => {
    if (text.trim() === last.current) return
    last.current = text.trim()
    onSearch(text.trim())
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
