import { m } from '@warda/i18n/messages'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '../../ui/buttons/button.tsx'
import { Field } from '../../ui/forms/field.tsx'
import type { Terms } from './terms-schema.ts'

/** The company's agreed prices by SKU and quantity. */
export function TermsPrices({ terms: { form, getError } }: { terms: Terms }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'prices' })
  return (
    <fieldset className="grid min-w-0 gap-3 border-line border-t pt-5">
      <legend className="sr-only">{m.admin_clients_prices()}</legend>
      <div>
        <p aria-hidden="true" className="font-semibold">
          {m.admin_clients_prices()}
        </p>
        <p className="text-ink-soft text-sm">{m.admin_clients_prices_hint()}</p>
      </div>
      <ul className="grid gap-4 empty:hidden">
        {fields.map((row, at) => (
          <li key={row.id} className="grid grid-cols-2 items-start gap-3 sm:grid-cols-[2fr_1fr_1fr_auto]">
            <div className="max-sm:col-span-2">
              <Field
                label={m.admin_clients_sku()}
                dir="ltr"
                autoComplete="off"
                error={getError(`prices.${at}.sku`)}
                {...form.register(`prices.${at}.sku`)}
              />
            </div>
            <Field
              label={m.admin_clients_from_quantity()}
              inputMode="numeric"
              dir="ltr"
              autoComplete="off"
              error={getError(`prices.${at}.fromQuantity`)}
              {...form.register(`prices.${at}.fromQuantity`)}
            />
            <Field
              label={m.admin_clients_price()}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              error={getError(`prices.${at}.price`)}
              {...form.register(`prices.${at}.price`)}
            />
            <Button
              look="quiet"
              className="min-h-12 max-sm:col-span-2 sm:mt-7.5"
              aria-label={m.admin_clients_remove_price({ number: at + 1 })}
              onClick={() => remove(at)}
            >
              <Trash2 aria-hidden="true" size={18} />
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button look="secondary" onClick={() => append({ sku: '', fromQuantity: '1', price: '' })}>
          <Plus aria-hidden="true" size={18} />
          {m.admin_clients_add_price()}
        </Button>
      </div>
    </fieldset>
  )
}
