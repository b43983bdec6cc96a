import { LIMITS } from '@warda/domain/limits'
import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { saveFailureText } from '../../lib/api/save-failure.ts'
import { useBranchNames } from '../../lib/api/use-branch-names.ts'
import { listSubstitutions } from '../../lib/format/substitutions.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { PhoneField } from '../../ui/forms/phone-field.tsx'
import { PickField, type PickOption } from '../../ui/forms/pick-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextareaField } from '../../ui/forms/textarea-field.tsx'
import { LinesField } from './lines-field.tsx'
import { standingForm, toBody, toDraftLines, toForm } from './standing-form.ts'
import { termsText } from './standing-labels.ts'
import { type DraftLine, type StandingOrderView, toWireLines } from './standing-present.ts'
import { addStanding, changeStanding } from './use-standing.ts'
import { WhenFields } from './when-fields.tsx'

type StandingEditorProps = { userId: string; order: StandingOrderView | null; onClose: () => void }

/** Creates or edits a standing order. */
export function StandingEditor(props: StandingEditorProps) {
  const branches = useBranchNames(props.userId)
  return (
    <QueryResult query={branches}>
      {(all) =>
        all.length === 0 ? (
          <Notice tone="warning">{m.standing_no_branch()}</Notice>
        ) : (
          <Editor {...props} branches={all} />
        )
      }
    </QueryResult>
  )
}

const TERMS = ['postponed', 'monthly', 'cash'] as const

function Editor({ userId, order, onClose, branches }: StandingEditorProps & { branches: readonly PickOption[] }) {
  const [lines, setLines] = useState<readonly DraftLine[]>(() => toDraftLines(order))
  const only = branches.length === 1 ? (branches[0]?.id ?? 0) : 0
  const standing = useContractForm({
    schema: standingForm,
    defaults: toForm(order, only, addDays(riyadhDate(Date.now()), 1)),
  })
  const { form, getError, problem, busy, submit } = standing
  const changeLines = (changed: readonly DraftLine[]): void => {
    setLines(changed)
    form.setValue('lines', toWireLines(changed), { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  const save = submit(async (values) => {
    try {
      const body = toBody(values)
      const message =
        order === null ? await addStanding(userId, body) : await changeStanding(userId, order.id, { change: body })
      void notify.success(message || m.standing_saved(), { where: 'shell' })
      onClose()
    } catch (error) {
      void notify.error(saveFailureText(error))
      throw error
    }
  })
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-6">
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={m.standing_name()}
          hint={m.standing_name_hint()}
          autoComplete="off"
          error={getError('name')}
          {...form.register('name')}
        />
        <Controller
          name="branchId"
          control={form.control}
          render={({ field: { ref: _, name: __, ...field } }) => (
            <PickField
              label={m.standing_branch()}
              placeholder={m.checkout_branch_choose()}
              options={branches}
              error={getError('branchId')}
              {...field}
            />
          )}
        />
      </div>
      <LinesField userId={userId} lines={lines} error={getError('lines')} onChange={changeLines} />
      <WhenFields standing={standing} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={m.standing_recipient()}
          autoComplete="off"
          error={getError('recipient.fullName')}
          {...form.register('recipient.fullName')}
        />
        <PhoneField
          label={m.standing_recipient_phone()}
          error={getError('recipient.phoneNumber')}
          {...form.register('recipient.phoneNumber')}
        />
        <SelectField label={m.standing_terms()} error={getError('paymentTerms')} {...form.register('paymentTerms')}>
          {TERMS.map((terms) => (
            <option key={terms} value={terms}>
              {termsText[terms]()}
            </option>
          ))}
        </SelectField>
        <Field
          label={m.purchase_order()}
          hint={m.purchase_order_hint()}
          optional
          autoComplete="off"
          maxLength={200}
          error={getError('purchaseOrder')}
          {...form.register('purchaseOrder')}
        />
        <SelectField
          label={m.orders_substitution()}
          error={getError('substitution')}
          {...form.register('substitution')}
        >
          {listSubstitutions().map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <Field
          label={m.checkout_allergy()}
          optional
          dir="auto"
          autoComplete="off"
          maxLength={LIMITS.allergyNote}
          error={getError('allergyNote')}
          {...form.register('allergyNote')}
        />
        <div className="sm:col-span-2">
          <TextareaField
            label={m.standing_card()}
            optional
            rows={2}
            dir="auto"
            error={getError('cardMessage')}
            {...form.register('cardMessage')}
          />
        </div>
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" busy={busy}>
          {order === null ? m.standing_add_submit() : m.standing_save()}
        </Button>
      </div>
    </form>
  )
}
