import { ERRORS, type ErrorCode, type ErrorDefinition } from '@warda/domain/errors/errors'
import type { Language } from '@warda/domain/language'
import { halalasToRiyals } from '@warda/domain/money'
import type { DomainError } from '@warda/domain/result'
import { formatMoney } from '@warda/i18n/format-money'
import type { MessageKey } from '@warda/i18n/keys'
import { isMessageKey, t } from '@warda/i18n/translate'

/** Calendar and digits are explicit, because platforms disagree about the default of `ar-SA`. */
const LOCALE: Record<Language, string> = { en: 'en', ar: 'ar-SA-u-ca-gregory-nu-latn' }

/** The message of an error in one language. A definition whose message does not exist does not compile here. */
export const getErrorMessage = (error: Pick<DomainError, 'code' | 'values'>, language: Language): string =>
  t(ERRORS[error.code].message, language, formatErrorValues(error, language))

/** Formats the values of an error for its message: amounts in riyals, `date` and `weekdays` in words, names in the language. */
export function formatErrorValues(
  { code, values = {} }: Pick<DomainError, 'code' | 'values'>,
  language: Language,
): Record<string, string | number> {
  const { money, bilingual = [] }: ErrorDefinition = ERRORS[code]
  const formatted = Object.entries(values).map(([name, value]) => {
    const isMoney = typeof value === 'number' && money?.includes(name)
    return [name, isMoney ? formatRiyals(value, language) : (formatWords[name]?.(value, language) ?? value)] as const
  })
  const names = bilingual.map((name) => [name, values[`${name}${language === 'ar' ? 'Ar' : 'En'}`] ?? ''] as const)
  return Object.fromEntries([...formatted, ...names])
}

/** The amounts among the values of an error, in riyals; undefined when there are none. */
export function getErrorAmounts({
  code,
  values = {},
}: Pick<DomainError, 'code' | 'values'>): Record<string, number> | undefined {
  const { money = [] }: ErrorDefinition = ERRORS[code]
  const amounts = money.flatMap((name) => {
    const value = values[name]
    return typeof value === 'number' ? [[name, halalasToRiyals(value)] as const] : []
  })
  return amounts.length === 0 ? undefined : Object.fromEntries(amounts)
}

/** The message of a key that is built at run time; a key that does not exist gives the general error message. */
export const getMessageText = (key: string, language: Language, values: Record<string, string | number> = {}): string =>
  t(isMessageKey(key) ? key : ERRORS.internal.message, language, values)

export const getErrorStatus = (code: ErrorCode): number => ERRORS[code].status

const formatDay = (day: string | number, language: Language): string =>
  new Intl.DateTimeFormat(LOCALE[language], { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  )

/** Formats weekday numbers, 0 Sunday to 6 Saturday, separated by commas. */
const formatWeekdays = (weekdays: string | number, language: Language): string =>
  new Intl.ListFormat(LOCALE[language], { type: 'disjunction' }).format(
    String(weekdays)
      .split(',')
      .map((day) =>
        // 4 January 1970 was a Sunday.
        new Intl.DateTimeFormat(LOCALE[language], { weekday: 'long', timeZone: 'UTC' }).format(
          new Date(Date.UTC(1970, 0, 4 + Number(day))),
        ),
      ),
  )

const formatWords: Record<string, ((value: string | number, language: Language) => string) | undefined> = {
  date: formatDay,
  weekdays: formatWeekdays,
}

const formatRiyals = (halalas: number, language: Language): string => formatMoney(halalasToRiyals(halalas), language)

/** Message keys that replace the message of an error for other readers than the buyer. */
export type MessageOverrides = Readonly<Partial<Record<ErrorCode, MessageKey>>>

/** Returns the message of an error in the caller's language, with the messages of `overrides`. */
export const createErrorFormatter =
  (language: Language, overrides: MessageOverrides) =>
  (error: Pick<DomainError, 'code' | 'values'>): string =>
    t(overrides[error.code] ?? ERRORS[error.code].message, language, formatErrorValues(error, language))
