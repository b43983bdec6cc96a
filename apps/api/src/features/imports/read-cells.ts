import { type Cells, type ImportColumn, VALUE_SEPARATOR } from '@warda/domain/catalogue/product-csv'
import { PRODUCT_FIELD_NAMES, PRODUCT_FIELDS } from '@warda/domain/catalogue/product-fields'
import { normaliseDigits, normaliseText } from '@warda/domain/text'
import { isDate } from '@warda/domain/time/riyadh-time'
import type { RowProblem } from './problem.ts'

/** A row with its cells; `onHand` is the stock at the check, null for a new size. */
export type PlanRow = { line: number; cells: Cells; initial: Cells; onHand: number | null }

export const readList = (text: string): string[] =>
  text
    .split(VALUE_SEPARATOR)
    .map(normaliseText)
    .filter((item) => item !== '')

/** One of the choices, regardless of case; another text as it is, so that it is reported. */
export const readChoice = (text: string, choices: readonly string[]): string => {
  const typed = normaliseText(text).toLowerCase()
  return choices.find((choice) => choice.toLowerCase() === typed) ?? typed
}

/** A whole number, also with a typographic minus sign; another text as it is, so that it is reported. */
export const readNumber = (text: string): number | string => {
  const digits = normaliseDigits(normaliseText(text)).replace('−', '-')
  return /^-?\d{1,9}$/.test(digits) ? Number(digits) : digits
}

/** Converts a Riyadh date or time to an instant; returns an instant, or another text so that it is reported, unchanged. */
export function readInstant(text: string): string | null {
  const typed = normaliseDigits(normaliseText(text))
  const [, day, time = '00:00'] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2})(?::\d{2})?)?$/.exec(typed) ?? []
  if (day === undefined) return typed || null
  const instant = Date.parse(`${day}T${time}:00+03:00`)
  return Number.isNaN(instant) || !isDate(day) ? typed : new Date(instant).toISOString()
}

/** Largest stock in a cell. */
const MAX_STOCK = 999_999

/** The number of a stock cell; undefined for an empty cell, null for anything but a number from 0. */
export function readStock(text: string): number | null | undefined {
  if (normaliseText(text) === '') return undefined
  const value = readNumber(text)
  return typeof value === 'number' && value >= 0 && value <= MAX_STOCK ? value : null
}

const CHOICES: ReadonlyMap<ImportColumn, readonly string[]> = new Map<ImportColumn, readonly string[]>([
  ...PRODUCT_FIELD_NAMES.flatMap((name) => {
    const field = PRODUCT_FIELDS[name]
    return field.kind === 'choice' ? [[field.csv, field.choices] as const] : []
  }),
])

const LARGEST: ReadonlyMap<ImportColumn, number> = new Map<ImportColumn, number>([
  ['stems', 9_999],
  ...PRODUCT_FIELD_NAMES.flatMap((name) => {
    const field = PRODUCT_FIELDS[name]
    return field.kind === 'number' ? [[field.csv, field.max] as const] : []
  }),
])

/** Maximum number of characters of a cell that a message quotes. */
const SHOWN = 60

/** The problem of an invalid cell, with its value and what is expected; null when the column has no such message. */
export function explainCell(column: ImportColumn, text: string): RowProblem | null {
  const value = text.slice(0, SHOWN)
  const choices = CHOICES.get(column)
  if (choices) {
    const wrong = readList(text).find((item) => !choices.includes(readChoice(item, choices)))
    const shown = (wrong ?? value).slice(0, SHOWN)
    return { column, key: 'error_import_choice', values: { value: shown, choices: choices.join(', ') } }
  }
  const most = LARGEST.get(column)
  if (most !== undefined) return { column, key: 'error_import_number', values: { value, most } }
  if (column === 'price' && value !== '') return { column, key: 'error_import_price', values: { value } }
  return null
}
