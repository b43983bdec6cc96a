import type { Branch } from '@warda/contract/branches'
import { m } from '@warda/i18n/messages'
import { saveFailureText } from '../../lib/api/save-failure.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import type { Session } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { Dialog } from '../../ui/layout/dialog.tsx'
import { branchForm, toBody, toForm } from './branch-schema.ts'
import { PlaceField } from './place-field.tsx'
import { saveBranch } from './use-branches.ts'

type BranchDialogProps = { session: Session; branch: Branch | null; open: boolean; onClose: () => void }

/** Creates or edits a branch (FORM-04). */
export function BranchDialog({ session, branch, open, onClose }: BranchDialogProps) {
  const title = branch === null ? m.branches_add() : m.branches_edit_title({ name: branch.branchName })
  return (
    <Dialog open={open} onClose={onClose} title={title} wide>
      <BranchFields session={session} branch={branch} onClose={onClose} />
    </Dialog>
  )
}

function BranchFields({ session, branch, onClose }: Omit<BranchDialogProps, 'open'>) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: branchForm,
    defaults: toForm(branch),
    draft: { name: `branch:${session.userId}:${branch?.id ?? 'new'}` },
  })
  const save = submit(async (values) => {
    try {
      const message = await saveBranch(session.userId, branch?.id ?? null, toBody(values, session.clientId))
      const successMessage = branch === null ? m.branches_added() : m.branches_changed()
      void notify.success(message || successMessage, { where: 'shell' })
      onClose()
    } catch (error) {
      void notify.error(saveFailureText(error))
      throw error
    }
  })
  const [latitude, longitude] = form.watch(['latitude', 'longitude'])
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={m.branches_name()}
          hint={m.branches_name_hint()}
          autoComplete="off"
          error={getError('branchName')}
          {...form.register('branchName')}
        />
        <PhoneField
          label={m.branches_phone()}
          hint={m.branches_phone_hint()}
          error={getError('phoneNumber')}
          {...form.register('phoneNumber')}
        />
        <div className="sm:col-span-2">
          <Field
            label={m.branches_address()}
            hint={m.branches_address_hint()}
            autoComplete="off"
            error={getError('address')}
            {...form.register('address')}
          />
        </div>
        <Field
          label={m.branches_hours()}
          hint={m.branches_hours_hint()}
          placeholder={m.branches_hours_example()}
          autoComplete="off"
          error={getError('openingHours')}
          {...form.register('openingHours')}
        />
        <Field
          label={m.branches_employees()}
          inputMode="numeric"
          dir="ltr"
          autoComplete="off"
          error={getError('employeeCount')}
          {...form.register('employeeCount')}
        />
        <Field
          label={m.branches_budget()}
          optional
          hint={m.branches_budget_hint()}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          error={getError('monthlyBudget')}
          {...form.register('monthlyBudget')}
        />
        <PlaceField
          place={latitude !== undefined && longitude !== undefined ? { latitude, longitude } : null}
          onChange={(place) => {
            form.setValue('latitude', place?.latitude, { shouldDirty: true })
            form.setValue('longitude', place?.longitude, { shouldDirty: true })
          }}
        />
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" busy={busy} disabled={!form.formState.isValid}>
          {branch === null ? m.branches_add_submit() : m.branches_save()}
        </Button>
      </div>
    </form>
  )
}
