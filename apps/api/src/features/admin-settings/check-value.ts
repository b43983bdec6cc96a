import { type SettingKey, type SettingValues, settingValues } from '@warda/contract/setting-values'
import { type FieldError, ok, type Result } from '@warda/domain/result'
import * as z from 'zod/mini'

/** Validates the complete value of a setting. Every faulty part is named by its path in the value, such as `hours.0.close`. */
export function checkValue<K extends SettingKey>(key: K, sent: unknown): Result<SettingValues[K], 'invalid'> {
  const parsed = z.safeParse(settingValues[key], sent)
  if (parsed.success) return ok(parsed.data as SettingValues[K])
  return { ok: false, code: 'invalid', fieldErrors: parsed.error.issues.flatMap(findErrors) }
}

type Issue = z.core.$ZodIssue

function findErrors(issue: Issue): FieldError[] {
  const path = issue.path.map(String)
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => ({ field: [...path, name].join('.'), key: 'field_unknown' }))
  const key = /^[a-z][A-Za-z_]*$/.test(issue.message) ? `field_${issue.message}` : 'field_invalid'
  const values = 'params' in issue && issue.params ? (issue.params as Record<string, string | number>) : undefined
  return [{ field: path.join('.') || 'value', key, ...(values ? { values } : {}) }]
}
