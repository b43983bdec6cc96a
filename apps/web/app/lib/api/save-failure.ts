import { m } from '@warda/i18n/messages'
import { ApiError, textOf } from './api-error.ts'

/** What the toast of a failed save says (ERR-03): the sentences of the errors map joined with " | ", else the message. */
export const saveFailureText = (error: unknown): string => {
  const texts = error instanceof ApiError ? Object.values(error.errors).flat() : []
  return texts.length > 0 ? texts.join(' | ') : textOf(error, m.client_save_failed())
}
