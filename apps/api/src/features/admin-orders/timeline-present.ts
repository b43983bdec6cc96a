import type { AdminOrder } from '@warda/contract/admin-orders'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import { isMessageKey, t } from '@warda/i18n/translate'
import type { TimelineEvent } from './timeline-queries.ts'

type Values = TimelineEvent['values']

/** Calendar and digits are named: devices disagree about the default of `ar-SA`. */
const LOCALE: Record<Language, string> = { en: 'en', ar: 'ar-SA-u-ca-gregory-nu-latn' }

/** What happened as one sentence in the reader's language. */
export const presentTimelineEvent = (happening: TimelineEvent, language: Language): AdminOrder['timeline'][number] => ({
  at: happening.at.toISOString(),
  kind: happening.kind,
  text: sentenceOf(happening, language),
  actor: happening.actor,
})

function sentenceOf({ kind, what, values }: TimelineEvent, language: Language): string {
  const key = `desk_${kind}_${what}`
  if (!isMessageKey(key)) return what
  const text = t(key, language, wordsOf(values, language))
  const note = kind === 'failure' ? values.note : ''
  return note ? t('desk_failure_note', language, { text, note: isolate(String(note)) }) : text
}

/** Each value as it is read: money, days, lists and words of enumerations in the language, everything else as it was typed. */
function wordsOf(values: Values, language: Language): Record<string, string | number> {
  const words: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values)) {
    if (value === null) words[name] = ''
    else if (name === 'amount') words[name] = isolate(money(Number(value), language))
    else if (name === 'mail') words[name] = mailWord(String(value), language)
    else if (Array.isArray(value)) words[name] = listOf(value, language)
    else words[name] = isDay(value) ? isolate(dayWords(value, language)) : isolate(String(value))
  }
  return { when: whenOf(values, language), ...words }
}

/** Keeps a value's own direction inside a sentence of the other (Unicode isolates). */
const isolate = (value: string): string => `\u2068${value}\u2069`

const isDay = (value: string | number): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

const money = (halalas: number, language: Language): string =>
  new Intl.NumberFormat(LOCALE[language], { style: 'currency', currency: 'SAR' }).format(halalasToRiyals(halalas))

const dayWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** A planned window: a day, a slot, or both. */
function whenOf({ date, slot }: Values, language: Language): string {
  const day = typeof date === 'string' ? isolate(dayWords(date, language)) : ''
  const window = typeof slot === 'string' ? isolate(slot) : ''
  return [day, window].filter(Boolean).join(language === 'ar' ? '، ' : ', ')
}

function mailWord(kind: string, language: Language): string {
  const key = `desk_mailed_${kind.replaceAll('-', '_')}`
  return t(isMessageKey(key) ? key : 'desk_mailed_other', language)
}

function listOf(fields: readonly string[], language: Language): string {
  const words = fields.map((field) => {
    const key = `desk_field_${field}`
    return isMessageKey(key) ? t(key, language) : field
  })
  return new Intl.ListFormat(LOCALE[language], { type: 'conjunction' }).format(words)
}
