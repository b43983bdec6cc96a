import { m } from '@warda/i18n/messages'
import type { ComponentProps } from 'react'
import { Field } from '../field.tsx'

type Of = 'line' | 'district' | 'city' | 'note'

/** Where flowers go, as somebody at the desk writes it down; `fieldOf` gives each field its form's side. For a grid of two columns. */
export function AddressFields({ fieldOf }: { fieldOf: (of: Of) => Omit<ComponentProps<typeof Field>, 'label'> }) {
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
