import { m } from '@warda/i18n/messages'
import { type FormEvent, useState } from 'react'
import { useApiMutation } from '../../lib/api/use-api-mutation.ts'
import { Button } from '../buttons/button.tsx'
import { Field } from './field.tsx'

type InlineEditProps = {
  label: string
  /** Null when there is none. */
  value: string | null
  /** Text of the button while there is no value. */
  addText: string
  maxLength: number
  /** Null when the value may not be changed. */
  save: ((value: string) => Promise<void>) | null
}

/** A short text that is shown with a button, which opens a field for it. */
export function InlineEdit({ label, value, addText, maxLength, save }: InlineEditProps) {
  const [text, setText] = useState<string | null>(null)
  const { run, busy, problem, reset } = useApiMutation(async (entered: string) => save?.(entered), {
    onSuccess: () => setText(null),
  })
  const open = (): void => {
    reset()
    setText(value ?? '')
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (text !== null) void run(text)
  }
  if (text === null) {
    return (
      <span className="flex flex-wrap items-center gap-x-3">
        {value !== null && <bdi>{value}</bdi>}
        {save !== null && (
          <button
            type="button"
            aria-label={value === null ? addText : m.ui_change_named({ name: label })}
            onClick={open}
            className="min-h-11 text-sm underline decoration-line-strong underline-offset-4 hover:decoration-ink"
          >
            {value === null ? addText : m.ui_change()}
          </button>
        )}
      </span>
    )
  }
  return (
    <form method="post" noValidate onSubmit={submit} className="grid max-w-sm gap-2">
      <Field
        label={<span className="sr-only">{label}</span>}
        autoComplete="off"
        autoFocus
        maxLength={maxLength}
        value={text}
        error={problem}
        onChange={({ target }) => setText(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" busy={busy} className="min-h-11">
          {m.ui_save()}
        </Button>
        <Button look="quiet" size="small" onClick={() => setText(null)} className="min-h-11">
          {m.ui_cancel()}
        </Button>
      </div>
    </form>
  )
}
