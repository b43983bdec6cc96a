import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, getErrorMessage } from '../api/api-error.ts'

type Form<V extends FieldValues> = Pick<UseFormReturn<V, unknown, never>, 'setError' | 'setFocus' | 'getValues'>

/**
 * Sets the server's field errors on the form and focuses the first. Returns the errors without a field joined with "
 * / " (ERR-03), or the message when there are no field errors, for the top of the form.
 */
export const applyServerErrors = <V extends FieldValues>(
  error: unknown,
  form: Form<V>,
  fields: readonly FieldPath<V>[],
): string | null => {
  if (!(error instanceof ApiError) || Object.keys(error.errors).length === 0) return getErrorMessage(error)
  const unassigned: string[] = []
  let first: FieldPath<V> | null = null
  for (const [name, texts] of Object.entries(error.errors)) {
    const field = findField(name.toLowerCase(), fields)
    if (field === undefined) unassigned.push(...texts)
    else {
      form.setError(field, { type: 'server', message: texts.join(' ') })
      first ??= field
    }
  }
  if (first !== null) form.setFocus(first)
  return unassigned.length > 0 ? unassigned.join(' | ') : null
}

/** The field of that name, or the first field of a group: an error of `deliveryAddress` is shown at its first line. */
const findField = <N extends string>(name: string, fields: readonly N[]): N | undefined =>
  fields.find((field) => field.toLowerCase() === name) ??
  fields.find((field) => field.toLowerCase().startsWith(`${name}.`))
