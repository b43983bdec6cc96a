import { m } from '@warda/i18n/messages'
import type { ComponentProps } from 'react'
import { Field } from '../field.tsx'

type AddressPart = 'line' | 'district' | 'city' | 'note'

/** Fields of a delivery address, for a grid of two columns; `fieldOf` returns the form registration of a field. */
export function AddressFields({
  fieldOf,
}: {
  fieldOf: (part: AddressPart) => Omit<ComponentProps<typeof Field>, 'label'>
}) {
  return (
    <>
      <div className="sm:col-span-2">
        <Field label={m.admin_order_address()} autoComplete="off" {...fieldOf('line')} />
      </div>
      <Field label={m.admin_order_district()} optional autoComplete="off" {...fieldOf('district')} />
      <Field label={m.admin_order_city()} autoComplete="off" {...fieldOf('city')} />
      <div className="sm:col-span-2">
        <Field label={m.admin_order_address_note()} optional autoComplete="off" {...fieldOf('note')} />
      </div>
    </>
  )
}
