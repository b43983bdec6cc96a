import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { DateField } from '../../ui/dates/date-field.tsx'

type PeriodChoiceProps = { from: string; to: string; onPeriod: (from: string, to: string) => void }

/** Period form; submits only when the start is not after the end. */
export function PeriodChoice({ from, to, onPeriod }: PeriodChoiceProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [start, end] = [String(form.get('from')), String(form.get('to'))]
    const isReversed = end < start
    setProblem(isReversed ? m.statement_order_wrong() : null)
    if (!isReversed) onPeriod(start, end)
  }
  return (
    <form
      onSubmit={submit}
      aria-label={m.statement_period()}
      className="no-print grid w-full grid-cols-2 items-start gap-3 sm:flex sm:w-auto"
    >
      <DateField label={m.statement_from()} name="from" defaultValue={from} required />
      <DateField label={m.statement_to()} name="to" defaultValue={to} required error={problem} />
      <Button type="submit" look="secondary" className="col-span-2 min-h-12 sm:mt-[1.9rem]">
        {m.statement_show()}
      </Button>
    </form>
  )
}
