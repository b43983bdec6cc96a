import type { Answer } from '@warda/contract/call'
import { newOccasionReminder, type OccasionReminder } from '@warda/contract/occasion-reminders'
import { LIMITS } from '@warda/domain/limits'
import { planReminder, REMINDER_DAYS } from '@warda/domain/occasion-reminders/plan-reminder'
import { isYearlyDate } from '@warda/domain/occasion-reminders/yearly-date'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import { m } from '@warda/i18n/messages'
import { useState } from 'react'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryResult } from '../../ui/feedback/query-result.tsx'
import { notify } from '../../ui/feedback/toast.ts'
import { Field } from '../../ui/forms/field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { NextOccasion } from './next-occasion.tsx'
import { addReminder, changeReminder, type NewReminder, useSuggestion } from './use-reminders.ts'
import { YearlyDateFields } from './yearly-date-fields.tsx'

type Occasions = Answer<'getOccasionReminders'>['occasions']

/** What is edited: an existing reminder, a new one, or a new one of an order. */
export type EditedReminder = OccasionReminder | 'new' | { orderId: string }

type EditorProps = { userId: string; occasions: Occasions; onClose: () => void }

export function ReminderEditor({ edited, ...props }: EditorProps & { edited: EditedReminder }) {
  if (edited === 'new') return <Editor {...props} reminder={null} initial={EMPTY} handledOn={null} />
  if ('recipientName' in edited) {
    return <Editor {...props} reminder={edited} initial={toForm(edited)} handledOn={edited.handledOn} />
  }
  return <OrderEditor {...props} orderId={edited.orderId} />
}

const EMPTY: NewReminder = {
  recipientName: '',
  occasion: '',
  occasionText: '',
  calendar: 'gregorian',
  monthDay: '',
  daysBefore: 7,
}

const toForm = ({ recipientName, occasion, occasionText, calendar, monthDay, daysBefore }: OccasionReminder) => ({
  recipientName,
  occasion,
  occasionText,
  calendar,
  monthDay,
  daysBefore,
})

/** A new reminder that begins with what is known of an order. */
function OrderEditor({ orderId, ...props }: EditorProps & { orderId: string }) {
  const suggestion = useSuggestion(props.userId, orderId)
  return (
    <QueryResult query={suggestion}>
      {({ recipientName, occasion, deliveredOn }) => (
        <Editor
          {...props}
          reminder={null}
          handledOn={deliveredOn}
          initial={{
            ...EMPTY,
            recipientName: recipientName.slice(0, LIMITS.reminderText),
            occasion,
            monthDay: deliveredOn.slice(5),
            orderId,
          }}
        />
      )}
    </QueryResult>
  )
}

/** Reports a missing occasion together with other missing fields. */
const requireOccasion = ({ occasion, occasionText }: Pick<NewReminder, 'occasion' | 'occasionText'>) =>
  occasion === '' && occasionText.trim() === '' ? [{ field: 'occasionText', key: 'required' }] : []

/** The choice of own words, which no occasion of the shop has as its slug. */
const OTHER = '*'

type FormProps = EditorProps & { reminder: OccasionReminder | null; initial: NewReminder; handledOn: string | null }

function Editor({ userId, occasions, reminder, initial, handledOn, onClose }: FormProps) {
  const { form, getError, problem, busy, submit } = useContractForm({
    schema: newOccasionReminder,
    defaults: initial,
    compare: requireOccasion,
  })
  const [isOther, setIsOther] = useState(initial.occasionText !== '')
  const [occasion, calendar, monthDay, daysBefore] = form.watch(['occasion', 'calendar', 'monthDay', 'daysBefore'])
  const today = riyadhDate(Date.now())
  const yearly = { calendar, monthDay }
  const set = { shouldDirty: true, shouldTouch: true, shouldValidate: true } as const
  const choose = (value: string): void => {
    setIsOther(value === OTHER)
    form.setValue('occasion', value === OTHER ? '' : value, set)
    // A missing occasion is an error of the own words, which are validated here or when they are typed.
    if (value === OTHER) form.clearErrors('occasionText')
    else form.setValue('occasionText', '', set)
  }
  const save = submit(async (values) => {
    const message =
      reminder === null ? await addReminder(userId, values) : await changeReminder(userId, reminder, values)
    void notify.success(message, { where: 'shell' })
    onClose()
  })
  const occasionError = getError('occasion') ?? (isOther ? undefined : getError('occasionText'))
  return (
    <form method="post" noValidate onSubmit={save} className="grid gap-5">
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field
          label={m.occasion_reminder_name()}
          dir="auto"
          autoComplete="off"
          maxLength={LIMITS.reminderText}
          error={getError('recipientName')}
          {...form.register('recipientName')}
        />
        <SelectField
          label={m.occasion_reminder_occasion()}
          error={occasionError}
          value={isOther ? OTHER : occasion}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="">{m.occasion_reminder_choose()}</option>
          {occasions.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
          <option value={OTHER}>{m.occasion_reminder_other()}</option>
        </SelectField>
        {isOther && (
          <div className="sm:col-span-2">
            <Field
              label={m.occasion_reminder_words()}
              hint={m.occasion_reminder_words_hint()}
              dir="auto"
              autoComplete="off"
              maxLength={LIMITS.reminderText}
              error={getError('occasionText')}
              {...form.register('occasionText')}
            />
          </div>
        )}
      </div>
      <YearlyDateFields
        value={yearly}
        today={today}
        error={getError('monthDay')}
        onChange={(changed) => {
          form.setValue('calendar', changed.calendar, { shouldDirty: true })
          form.setValue('monthDay', changed.monthDay, changed.monthDay === '' ? { shouldDirty: true } : set)
        }}
      />
      <SelectField
        label={m.occasion_reminder_before()}
        error={getError('daysBefore')}
        {...form.register('daysBefore', { setValueAs: Number })}
      >
        {REMINDER_DAYS.map((days) => (
          <option key={days} value={days}>
            {m.occasion_reminder_days_before({ count: days })}
          </option>
        ))}
      </SelectField>
      <div aria-live="polite">
        {isYearlyDate(yearly) && <NextOccasion {...planReminder({ yearly, daysBefore, today, handledOn })} />}
      </div>
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          {m.ui_cancel()}
        </Button>
        <Button type="submit" busy={busy}>
          {m.occasion_reminder_save()}
        </Button>
      </div>
    </form>
  )
}
