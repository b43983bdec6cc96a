import { useQueries } from '@tanstack/react-query'
import { m } from '@warda/i18n/messages'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { apiQuery } from '../../lib/api/api-query.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useProductSearch } from '../../lib/shop/use-product-search.ts'
import { Combobox } from '../../ui/admin/combobox.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { Terms } from './terms-schema.ts'

/** Loads the names of products of which the terms have only the ids. */
const useNames = (productIds: readonly number[]) =>
  useQueries(
    {
      queries: productIds.map((id) => ({
        ...apiQuery('getProduct', { params: { id } }),
        staleTime: 60_000,
        retry: false,
      })),
      combine: (results) => new Map(results.flatMap(({ data }) => (data ? [[data.id, data.name]] : []))),
    },
    queryClient,
  )

/** The company's minimum quantities per product. */
export function TermsMinimums({ terms: { form, getError } }: { terms: Terms }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'minimums' })
  const [searchText, setSearchText] = useState('')
  const results = useProductSearch(searchText)
  const names = useNames(fields.filter(({ name }) => name === '').map(({ productId }) => productId))
  const isSearching = searchText.trim().length >= 2
  const newProducts = results.data?.filter(({ id }) => fields.every(({ productId }) => productId !== id))
  return (
    <fieldset className="grid min-w-0 gap-3 border-line border-t pt-5">
      <legend className="sr-only">{m.admin_clients_minimums()}</legend>
      <div>
        <p aria-hidden="true" className="font-semibold">
          {m.admin_clients_minimums()}
        </p>
        <p className="text-ink-soft text-sm">{m.admin_clients_minimums_hint()}</p>
      </div>
      <ul className="grid gap-3 empty:hidden">
        {fields.map((row, at) => {
          const name = row.name || names.get(row.productId) || `${row.productId}`
          return (
            <li
              key={row.id}
              className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3 sm:grid-cols-[minmax(0,1fr)_9rem_auto]"
            >
              <p className="self-center font-medium max-sm:col-span-2 sm:pt-6">
                <bdi>{name}</bdi>
              </p>
              <Field
                label={m.admin_clients_at_least()}
                inputMode="numeric"
                dir="ltr"
                autoComplete="off"
                error={getError(`minimums.${at}.quantity`)}
                {...form.register(`minimums.${at}.quantity`)}
              />
              <Button
                look="quiet"
                className="min-h-12"
                aria-label={m.admin_clients_remove_minimum({ name })}
                onClick={() => remove(at)}
              >
                <Trash2 aria-hidden="true" size={18} />
              </Button>
            </li>
          )
        })}
      </ul>
      <div className="max-w-md">
        <Combobox
          label={m.admin_clients_add_minimum()}
          query={searchText}
          onQueryChange={setSearchText}
          items={isSearching ? newProducts : undefined}
          busy={isSearching && results.isFetching}
          getKey={({ id }) => id}
          onSelect={({ id, name }) => {
            append({ productId: id, name, quantity: '2' })
            setSearchText('')
          }}
          emptyText={m.admin_phone_product_none()}
        >
          {({ name }) => name}
        </Combobox>
      </div>
    </fieldset>
  )
}
