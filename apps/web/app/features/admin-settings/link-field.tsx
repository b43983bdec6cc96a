import { Field } from '../../ui/forms/field.tsx'

type LinkFieldProps = {
  label: string
  value: string | null
  /** The effect of leaving it empty. */
  hint?: string
  error: string | undefined
  onChange: (url: string | null) => void
}

/** An optional URL. */
export const LinkField = ({ label, value, hint, error, onChange }: LinkFieldProps) => (
  <Field
    type="url"
    dir="ltr"
    optional
    placeholder="https://"
    label={label}
    hint={value === null ? hint : undefined}
    value={value ?? ''}
    error={error}
    onChange={({ currentTarget }) => onChange(currentTarget.value.trim() === '' ? null : currentTarget.value.trim())}
  />
)
