import { m } from '@warda/words/messages'
import { AdminAddressFields } from '../../ui/admin-address-fields.tsx'
import { AdminSection } from '../../ui/admin-form.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Field } from '../../ui/field.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import type { PhoneOrder } from './phone-order.ts'
import { goesToBranch } from './phone-schema.ts'
import { useBranchesOf } from './use-phone-order.ts'

/** Who gets the flowers and where: the customer and an address unless said otherwise, or a branch of the company. */
export function WhereStep({ order }: { order: PhoneOrder }) {
  const { form, errorOf } = order
  const [known, isNew, same, branchId] = form.watch(['known', 'isNew', 'same', 'branchId'])
  const branches = useBranchesOf(isNew ? null : (known?.client?.id ?? null)).data?.branches ?? []
  return (
    <AdminSection title={m.admin_phone_recipient()}>
      <Checkbox label={m.admin_phone_same()} {...form.register('same')} />
      {!same && (
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field
            label={m.admin_phone_name()}
            autoComplete="off"
            error={errorOf('recipient.fullName')}
            {...form.register('recipient.fullName')}
          />
          <Field
            label={m.admin_phone_phone()}
            type="tel"
            dir="ltr"
            autoComplete="off"
            error={errorOf('recipient.phoneNumber')}
            {...form.register('recipient.phoneNumber')}
          />
        </div>
      )}
      {branches.length > 0 && (
        <SelectField
          label={m.admin_phone_branch()}
          error={errorOf('branchId')}
          {...form.register('branchId', { setValueAs: (value) => Number(value) || 0 })}
        >
          <option value={0}>{m.admin_phone_branch_none()}</option>
          {branches.map(({ id, branchName }) => (
            <option key={id} value={id}>
              {branchName}
            </option>
          ))}
        </SelectField>
      )}
      {!goesToBranch(known, isNew, branchId) && <Address order={order} />}
    </AdminSection>
  )
}

function Address({ order: { form, errorOf } }: { order: PhoneOrder }) {
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <AdminAddressFields
        fieldOf={(of) => ({
          error: errorOf(`deliveryAddress.${of}`),
          ...form.register(`deliveryAddress.${of}`),
        })}
      />
    </div>
  )
}
