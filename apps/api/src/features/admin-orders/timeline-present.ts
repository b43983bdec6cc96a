import type { AdminOrder } from '@warda/contract/admin-orders'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import { formatMoney as formatRiyals } from '@warda/i18n/format-money'
import { isolate } from '@warda/i18n/isolate'
import type { MessageKey } from '@warda/i18n/keys'
import { isMessageKey, t } from '@warda/i18n/translate'
import type { TimelineEvent } from './timeline-queries.ts'

type Values = TimelineEvent['values']

/** Calendar and digits are explicit because the defaults of `ar-SA` differ between platforms. */
const LOCALE: Record<Language, string> = { en: 'en', ar: 'ar-SA-u-ca-gregory-nu-latn' }

/** Describes a timeline event in one sentence, in the reader's language. */
export const presentTimelineEvent = (event: TimelineEvent, language: Language): AdminOrder['timeline'][number] => ({
  at: event.at.toISOString(),
  kind: event.kind,
  text: formatEvent(event, language),
  actor: event.actor,
})

function formatEvent({ kind, what, values: stored }: TimelineEvent, language: Language): string {
  const values =
    (kind === 'substitute' || kind === 'items') && language === 'ar'
      ? { ...stored, from: stored.fromAr ?? '', to: stored.toAr ?? '' }
      : stored
  const key = `timeline_${kind}_${what}`
  if (!isMessageKey(key)) return what
  if (kind === 'message') return formatMessage(key, values, language)
  const text = t(key, language, formatValues(values, language))
  const note = kind === 'failure' ? values.note : ''
  return note ? t('timeline_failure_note', language, { text, note: isolate(String(note)) }) : text
}

/** Formats amounts, dates, lists and mail kinds in the language; other values stay as entered. */
function formatValues(values: Values, language: Language): Record<string, string | number> {
  const formatted: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(values)) {
    if (value === null) formatted[name] = ''
    else if (name === 'amount') formatted[name] = isolate(formatMoney(Number(value), language))
    else if (name === 'mail') formatted[name] = formatMailKind(String(value), language)
    else if (Array.isArray(value)) formatted[name] = formatFields(value, language)
    else formatted[name] = isDay(value) ? isolate(formatDay(value, language)) : isolate(String(value))
  }
  return { when: formatWindow(values, language), ...formatted }
}

/** A message by WhatsApp or SMS with its state and, when it failed, the reason. */
function formatMessage(key: MessageKey, { event, audience, state, failure }: Values, language: Language): string {
  const name = (part: string, value: unknown): string => {
    const partKey = `messages_${part}_${String(value)}`
    return isMessageKey(partKey) ? t(partKey, language) : ''
  }
  const values = { event: name('event', event), who: name('to', audience), state: name('state', state) }
  return [t(key, language, values), failure && state === 'failed' ? name('reason', failure) : '']
    .filter(Boolean)
    .join('. ')
}

const isDay = (value: string | number): value is string => typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)

const formatMoney = (halalas: number, language: Language): string => formatRiyals(halalasToRiyals(halalas), language)

const formatDay = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))

/** Formats a planned delivery window: a day, a slot or both. */
function formatWindow({ date, slot }: Values, language: Language): string {
  const day = typeof date === 'string' ? isolate(formatDay(date, language)) : ''
  const window = typeof slot === 'string' ? isolate(formatSlot(slot, language)) : ''
  return [day, window].filter(Boolean).join(t('ui_list_comma', language))
}

/** A slot such as `11:00-13:00` as times of the day; other text stays as stored. */
function formatSlot(slot: string, language: Language): string {
  const [start, end] = slot.split('-').map((time) => new Date(`1970-01-01T${time.padStart(5, '0')}:00Z`))
  if (!start || !end || Number.isNaN(start.getTime()) || Number.isNaN(end.getTime())) return slot
  return new Intl.DateTimeFormat(LOCALE[language], { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' }).formatRange(
    start,
    end,
  )
}

function formatMailKind(kind: string, language: Language): string {
  const key = `timeline_mailed_${kind.replaceAll('-', '_')}`
  return t(isMessageKey(key) ? key : 'timeline_mailed_other', language)
}

function formatFields(fields: readonly string[], language: Language): string {
  const formatted = fields.map((field) => {
    const key = `timeline_field_${field}`
    return isMessageKey(key) ? t(key, language) : field
  })
  return new Intl.ListFormat(LOCALE[language], { type: 'conjunction' }).format(formatted)
}
