import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { Combobox } from '../../ui/admin/combobox.tsx'
import { X } from '../../ui/media/icons.tsx'
import type { Named } from './use-coupons.ts'

type ChosenListProps = {
  label: string
  emptyText: string
  chosen: readonly Named[]
  error: string | undefined
  useSearch: (q: string) => { data: readonly Named[] | undefined; isFetching: boolean }
  onChange: (chosen: Named[]) => void
}

/** A search by name with the list of chosen results. */
export function ChosenList({ label, emptyText, chosen, error, useSearch, onChange }: ChosenListProps) {
  const [query, setQuery] = useState('')
  const { data, isFetching } = useSearch(query)
  const items = data?.filter(({ id }) => !chosen.some((other) => other.id === id))
  return (
    <div className="grid gap-2">
      <Combobox
        label={label}
        error={error}
        query={query}
        onQueryChange={setQuery}
        items={query.trim().length < 2 ? undefined : items}
        busy={isFetching}
        getKey={({ id }) => id}
        onSelect={(item) => {
          onChange([...chosen, item])
          setQuery('')
        }}
        emptyText={emptyText}
      >
        {({ name }) => <bdi>{name}</bdi>}
      </Combobox>
      {chosen.length > 0 && (
        <ul aria-label={label} className="flex flex-wrap gap-2">
          {chosen.map(({ id, name }) => (
            <li key={id} className="flex items-center rounded-full bg-sage ps-4 font-medium text-[0.9375rem]">
              <bdi>{name}</bdi>
              <button
                type="button"
                aria-label={m.coupons_remove_chosen({ name })}
                onClick={() => onChange(chosen.filter((other) => other.id !== id))}
                className="grid size-11 place-items-center rounded-full hover:bg-card"
              >
                <X aria-hidden="true" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
