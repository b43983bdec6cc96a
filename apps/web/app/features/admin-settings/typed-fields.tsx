import { type ComponentProps, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { TimeInput } from '../../ui/dates/date-field.tsx'
import { Field } from '../../ui/forms/field.tsx'
import { controlStyle } from '../../ui/forms/field-frame.tsx'
import { formatKilometres, formatRiyals, parseHalalas, parseMiles, parseNumber } from './typed-number.ts'

type Kind = { read: (text: string) => number | string; show: (value: number | string) => string }
const KINDS = {
  number: { read: parseNumber, show: String },
  riyals: { read: parseHalalas, show: formatRiyals },
  km: { read: parseMiles, show: formatKilometres },
} satisfies Record<string, Kind>

type NumberFieldProps = Omit<ComponentProps<typeof Field>, 'value' | 'onChange'> & {
  kind?: keyof typeof KINDS
  value: number
  onChange: (value: number) => void
}

/** A number in its display unit; the value is stored in halalas or miles. */
export function NumberField({ kind = 'number', value, onChange, className, ...field }: NumberFieldProps) {
  const typing = useTypedNumber(KINDS[kind], value, onChange)
  return <Field dir="ltr" autoComplete="off" className={classes('tabular', className)} {...field} {...typing} />
}

/** The same within a table: its label is for screen readers, its error stands below. */
export function NumberCell({
  kind = 'number',
  value,
  label,
  error,
  onChange,
}: Pick<NumberFieldProps, 'kind' | 'value' | 'onChange'> & { label: string; error?: string | undefined }) {
  const typing = useTypedNumber(KINDS[kind], value, onChange)
  return <Cell label={label} error={error} dir="ltr" autoComplete="off" className="tabular rtl:text-end" {...typing} />
}

type CellProps = ComponentProps<'input'> & { label: string; error?: string | undefined }

/** An input in a table cell; its label is only for screen readers. */
export function Cell({ label, error, className, type, ...input }: CellProps) {
  const inputProps = { ...input, 'aria-label': label, 'aria-invalid': error ? true : undefined }
  return (
    <span className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1">
      {type === 'time' ? (
        <TimeInput {...inputProps} className={className} />
      ) : (
        <input {...inputProps} type={type} className={classes(controlStyle, className)} />
      )}
      {error && (
        <span role="alert" className="font-medium text-canceled-ink text-sm">
          {error}
        </span>
      )}
    </span>
  )
}

/** Keeps the typed text while it parses to the value; otherwise shows the value. */
function useTypedNumber(kind: Kind, value: number, onChange: (value: number) => void) {
  const [text, setText] = useState(() => kind.show(value))
  const displayedText = kind.read(text) === value ? text : kind.show(value)
  return {
    inputMode: 'decimal' as const,
    value: displayedText,
    onChange: (event: { currentTarget: { value: string } }) => {
      setText(event.currentTarget.value)
      // Text that is not a number is sent as typed; the server returns the field's error (ADMIN-04).
      onChange(kind.read(event.currentTarget.value) as number)
    },
  }
}
