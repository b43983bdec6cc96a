import type { Language } from '@warda/domain/language'
import * as z from 'zod/mini'
import { getMessageText } from './error-message.ts'

export type FieldErrors = Record<string, string[]>

/**
 * Validates `input` against a contract schema. Errors are messages by field; a nested field is `recipient.fullName`, the whole input is
 * `form`.
 */
export function validate<T>(
  schema: z.ZodMiniType<T>,
  input: unknown,
  language: Language,
): { value: T } | { errors: FieldErrors; keys: string[] } {
  const parsed = z.safeParse(schema, input)
  if (parsed.success) return { value: parsed.data }
  const errors: FieldErrors = {}
  const keys: string[] = []
  for (const issue of parsed.error.issues) {
    const field = issue.path.length > 0 ? issue.path.map(String).join('.') : 'form'
    const key = /^[a-z][A-Za-z_]*$/.test(issue.message) ? `field_${issue.message}` : 'field_invalid'
    const messages = errors[field] ?? []
    errors[field] = messages
    messages.push(getMessageText(key, language, messageValues(issue)))
    keys.push(key)
  }
  return { errors, keys }
}

/** Values of the message: the parameters of the check, else the exceeded limit. */
function messageValues(issue: z.core.$ZodIssue): Record<string, string | number> {
  if ('params' in issue && issue.params) return issue.params as Record<string, string | number>
  if (issue.code === 'too_big') return { max: Number(issue.maximum) }
  return issue.code === 'too_small' ? { min: Number(issue.minimum) } : {}
}
