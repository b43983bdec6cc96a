import { m } from '@warda/i18n/messages'
import { ApiError, getErrorMessage } from './api-error.ts'

/** Toast of a failed save (ERR-03): the field errors joined with " | ", else the message, else `fallback`. */
export const saveFailureText = (error: unknown, fallback = m.client_save_failed()): string => {
  const texts = error instanceof ApiError ? Object.values(error.errors).flat() : []
  return texts.length > 0 ? texts.join(' | ') : getErrorMessage(error, fallback)
}
