import { m } from '@warda/i18n/messages'
import { type FormEvent, useDeferredValue, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { paths } from '../paths.ts'
import { Button } from '../ui/buttons/button.tsx'
import { Dialog } from '../ui/layout/dialog.tsx'
import { Search } from '../ui/media/icons.tsx'
import { useRootData } from './root-data.ts'
import { SearchSuggestions } from './search-suggestions.tsx'

/** A search box that opens the shop with the search text; suggests products while typing and links to the categories. */
export function SearchSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { categories } = useRootData()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const searchText = useDeferredValue(typed.trim())
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const text = typed.trim()
    onClose()
    void navigate(text ? paths.search(text) : paths.shop)
  }
  return (
    <Dialog open={open} onClose={onClose} title={m.shell_search_title()} place="top">
      <search>
        <form
          action={paths.shop}
          onSubmit={search}
          className="mx-auto flex max-w-3xl items-center gap-3 border-ink border-b-2 pb-2"
        >
          <Search aria-hidden="true" size={24} className="shrink-0 text-ink-soft" />
          <input
            type="search"
            name="q"
            maxLength={100}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
            enterKeyHint="search"
            autoComplete="off"
            aria-label={m.shell_search_label()}
            placeholder={m.shell_search_placeholder()}
            className="min-h-13 min-w-0 flex-1 bg-transparent font-display text-xl outline-none placeholder:text-ink-soft sm:text-2xl"
          />
          <Button type="submit">{m.shell_search()}</Button>
        </form>
      </search>
      <SearchSuggestions searchText={searchText} onChoose={onClose} />
      <div className="mx-auto mt-6 max-w-3xl pb-4">
        <p className="text-ink-soft text-sm">{m.shell_search_ideas()}</p>
        <ul className="mt-2 flex flex-wrap gap-2">
          {categories.map((category) => (
            <li key={category.slug}>
              <Link
                to={paths.category(category.slug)}
                onClick={onClose}
                className="flex min-h-11 items-center rounded-full bg-sand px-4 font-medium hover:bg-line"
              >
                {category.name}
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  )
}
