import { Field } from '../../ui/forms/field.tsx'

type LinkFieldProps = {
  label: string
  value: string | null
  /** What follows from leaving it empty. */
  hint?: string
  error: string | undefined
  onChange: (url: string | null) => void
}

/** The address of a page on the web, or none. */
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
