import { m } from '@warda/i18n/messages'
import { Checkbox } from '../../ui/forms/checkbox.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { ChosenList } from './chosen-list.tsx'
import type { FieldsProps } from './name-fields.tsx'
import { useClientSearch } from './use-coupons.ts'

/** Who may use a discount. */
export function BuyerFields({ contractForm: { form, getError } }: FieldsProps) {
  const [buyerGroup, clients] = form.watch(['buyerGroup', 'clients'])
  return (
    <div className="grid gap-4">
      <SelectField label={m.coupons_buyers()} error={getError('buyerGroup')} {...form.register('buyerGroup')}>
        <option value="everyone">{m.coupons_buyers_everyone()}</option>
        <option value="retail">{m.coupons_buyers_retail()}</option>
        <option value="companies">{m.coupons_buyers_companies()}</option>
        <option value="clients">{m.coupons_buyers_clients()}</option>
      </SelectField>
      {buyerGroup === 'clients' && (
        <ChosenList
          label={m.coupons_clients()}
          emptyText={m.coupons_clients_none()}
          chosen={clients}
          error={getError('clients')}
          useSearch={useClientSearch}
          onChange={(chosen) => form.setValue('clients', chosen, { shouldDirty: true, shouldValidate: true })}
        />
      )}
      <Checkbox label={m.coupons_first()} {...form.register('firstOrderOnly')} />
    </div>
  )
}
