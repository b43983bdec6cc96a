import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import { ApiError, textOf } from '../api/api-error.ts'

type Form<V extends FieldValues> = Pick<UseFormReturn<V, unknown, never>, 'setError' | 'setFocus' | 'getValues'>

/**
 * Puts the server's field errors on the fields of a form and focuses the first. What has no field here is joined with
 * " | " (ERR-03) and answered, with the message when nothing else was said: show it at the top of the form.
 */
export const applyServerErrors = <V extends FieldValues>(
  error: unknown,
  form: Form<V>,
  fields: readonly FieldPath<V>[],
): string | null => {
  if (!(error instanceof ApiError) || Object.keys(error.errors).length === 0) return textOf(error)
  const rest: string[] = []
  let first: FieldPath<V> | null = null
  for (const [name, texts] of Object.entries(error.errors)) {
    const field = fieldNamed(name.toLowerCase(), fields)
    if (field === undefined) rest.push(...texts)
    else {
      form.setError(field, { type: 'server', message: texts.join(' ') })
      first ??= field
    }
  }
  if (first !== null) form.setFocus(first)
  return rest.length > 0 ? rest.join(' | ') : null
}

/** The field of that name, or the first of a group: an error of `deliveryAddress` shows at its first line. */
const fieldNamed = <N extends string>(name: string, fields: readonly N[]): N | undefined =>
  fields.find((field) => field.toLowerCase() === name) ??
  fields.find((field) => field.toLowerCase().startsWith(`${name}.`))
