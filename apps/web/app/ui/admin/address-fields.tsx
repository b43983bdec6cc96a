import { m } from '@warda/i18n/messages'
import type { ComponentProps } from 'react'
import { Field } from '../forms/field.tsx'

type AddressPart = 'line' | 'district' | 'city' | 'note'

/** Fields of a delivery address, for a grid of two columns; `registerField` returns the form registration of a field. */
export function AddressFields({
  registerField,
}: {
  registerField: (part: AddressPart) => Omit<ComponentProps<typeof Field>, 'label'>
}) {
  return (
    <>
      <div className="sm:col-span-2">
        <Field label={m.admin_order_address()} autoComplete="off" {...registerField('line')} />
      </div>
      <Field label={m.admin_order_district()} optional autoComplete="off" {...registerField('district')} />
      <Field label={m.admin_order_city()} autoComplete="off" {...registerField('city')} />
      <div className="sm:col-span-2">
        <Field label={m.admin_order_address_note()} optional autoComplete="off" {...registerField('note')} />
      </div>
    </>
  )
}
