import { endpoints } from '@warda/contract/endpoints'
import { OVERRIDE_ACTIONS } from '@warda/domain/counter-sales/overrides'
import type { Language } from '@warda/domain/language'
import { formatMoney } from '@warda/i18n/format-money'
import { isolate } from '@warda/i18n/isolate'
import { isMessageKey, t } from '@warda/i18n/translate'
import type { AuditPage } from './get-audit.ts'
import type { OverrideRow } from './queries.ts'
import type { SubjectName } from './subject-queries.ts'

/** `changeStaff` → `audit_change_staff`, the message key of an action. */
export const auditKey = (action: string): string =>
  `audit_${action.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`

/** The label of an action; one of another version of the shop is shown by its name. */
export function formatAction(action: string, language: Language): string {
  const key = auditKey(action)
  return isMessageKey(key) ? t(key, language) : t('audit_other', language, { action: isolate(action) })
}

/** The name of a subject without a row: a code as it is, a setting by the title of its page. */
function subjectName(subject: string, language: Language): string | undefined {
  const key = `admin_settings_${subject === 'setting:sitePictures' ? 'pictures' : subject.slice('setting:'.length)}`
  if (subject.startsWith('setting:') && isMessageKey(key)) return t(key, language)
  return /^(?:coupon|setting):(.+)$/.exec(subject)?.[1]
}

/** One sentence with the action and its subject. */
function formatEntry(action: string, subject: string, names: Map<string, SubjectName>, language: Language): string {
  const name = names.get(subject)?.[language] ?? subjectName(subject, language)
  if (name === undefined) return formatAction(action, language)
  const messageKey = `${auditKey(action)}_of`
  if (isMessageKey(messageKey)) return t(messageKey, language, { name: isolate(name) })
  return `${formatAction(action, language)}: ${isolate(name)}`
}

/** The sentence with the old value, the new one and the reason of an override. */
function withChange(text: string, override: OverrideRow | undefined, language: Language): string {
  if (override === undefined) return text
  const { kind, oldValue, newValue, reason } = override
  const format = (value: string): string => {
    if (kind === 'isOverCapacity') return value
    return kind === 'isAfterCutoff' ? formatInstant(value, language) : formatMoney(Number(value) / 100, language)
  }
  const change = { from: isolate(format(oldValue)), to: isolate(format(newValue)), reason: isolate(reason) }
  return t('audit_override_change', language, { text, ...change })
}

/** An instant on the shop's clock. */
const formatInstant = (instant: string, language: Language): string =>
  new Intl.DateTimeFormat(language === 'ar' ? 'ar-SA-u-ca-gregory-nu-latn' : 'en', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Riyadh',
  }).format(new Date(instant))

/** All actions with their labels, in the order of the language. */
function listActions(language: Language): { action: string; text: string }[] {
  const names = [...Object.keys(endpoints), ...Object.values(OVERRIDE_ACTIONS)]
  const actions = names.filter((action) => isMessageKey(auditKey(action)))
  const all = actions.map((action) => ({ action, text: formatAction(action, language) }))
  return all.sort((a, b) => a.text.localeCompare(b.text, language))
}

export function presentAudit({ rows, names, overrides, page, pageCount, total, more }: AuditPage, language: Language) {
  const byIdentity = new Map(names.map((name) => [name.subject, name]))
  const data = rows.map(({ id, at, actor, apiKey, action, subject }) => ({
    id,
    at: at.toISOString(),
    actor,
    apiKey,
    action,
    subject,
    text: withChange(
      formatEntry(action, subject, byIdentity, language),
      overrides.find(({ orderId, kind }) => subject === `order:${orderId}` && OVERRIDE_ACTIONS[kind] === action),
      language,
    ),
  }))
  return { data, page, pageCount, total, more, actions: listActions(language) }
}
