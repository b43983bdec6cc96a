import { type Supplier, supplierBody } from '@warda/contract/suppliers'
import { m } from '@warda/i18n/messages'
import * as z from 'zod/mini'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { wholeNumber } from '../../lib/forms/whole-number.ts'
import { ArchiveButton } from '../../ui/admin/archive-button.tsx'
import { FormButtons, ResponsiveDialog } from '../../ui/admin/responsive-dialog.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { saveSupplier } from './use-suppliers.ts'

type SupplierDialogProps = { open: boolean; supplier: Supplier | null; onClose: () => void }

const supplierForm = z.extend(supplierBody, { leadDays: wholeNumber(0, 90, true) })

/** Creates a supplier, or changes one. */
export function SupplierDialog({ open, supplier, onClose }: SupplierDialogProps) {
  const title = supplier === null ? m.suppliers_new() : m.suppliers_edit_named({ name: supplier.name })
  return (
    <ResponsiveDialog open={open} title={title} onClose={onClose}>
      <Fields supplier={supplier} onClose={onClose} />
    </ResponsiveDialog>
  )
}

function Fields({ supplier, onClose }: Omit<SupplierDialogProps, 'open'>) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: supplierForm,
    defaults: {
      name: supplier?.name ?? '',
      phone: supplier?.phone ?? '',
      email: supplier?.email ?? '',
      leadDays: String(supplier?.leadDays ?? 1),
    },
    draft: { name: `supplier:${supplier?.id ?? 'new'}` },
  })
  const done = (message: string): void => {
    void notify.success(message)
    onClose()
  }
  const isArchived = supplier?.isArchived ?? false
  const save = submit(async ({ leadDays, ...values }) =>
    done(await saveSupplier(supplier?.id ?? null, { ...values, leadDays: Number(leadDays), isArchived })),
  )
  const archive = useApiMutation(
    ({ id, name, phone, email, leadDays, isArchived: was }: Supplier) =>
      saveSupplier(id, { name, phone, email, leadDays, isArchived: !was }),
    { onSuccess: done },
  )
  const failure = problem ?? archive.problem
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-5">
      {failure && <Notice tone="error">{failure}</Notice>}
      <Field label={m.suppliers_name()} autoComplete="off" error={getError('name')} {...form.register('name')} />
      <Field
        label={m.suppliers_phone()}
        optional
        dir="ltr"
        type="tel"
        autoComplete="off"
        error={getError('phone')}
        {...form.register('phone')}
      />
      <Field
        label={m.suppliers_email()}
        optional
        dir="ltr"
        type="email"
        autoComplete="off"
        error={getError('email')}
        {...form.register('email')}
      />
      <Field
        label={m.suppliers_lead_days()}
        hint={m.suppliers_lead_days_hint()}
        dir="ltr"
        inputMode="numeric"
        autoComplete="off"
        error={getError('leadDays')}
        {...form.register('leadDays')}
      />
      <FormButtons submit={m.admin_ui_save()} busy={busy} onCancel={onClose} />
      {supplier !== null && (
        <ArchiveButton
          isArchived={supplier.isArchived}
          busy={archive.busy}
          onPress={() => void archive.run(supplier)}
        />
      )}
    </form>
  )
}
