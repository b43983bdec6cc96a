import { m } from '@warda/i18n/messages'
import { notify } from '../feedback/toast.ts'

const isMissing = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Shows "Please fill all the fields" when a refused form has an empty field (spec §8). */
export function notifyMissingFields(values: Record<string, unknown>, errors: object): void {
  if (Object.keys(errors).some((field) => isMissing(values[field]))) void notify.error(m.error_fill_all())
}
