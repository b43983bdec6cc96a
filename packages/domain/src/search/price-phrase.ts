import type { Halalas } from '../money.ts'
import { normaliseAmount } from '../text.ts'

/** A search text without its price phrase, and the price limits of the phrase. */
export type PricePhrase = { text: string; min: Halalas | null; max: Halalas | null }

const NUMBER = '(\\d{1,6}(?:\\.\\d{1,2})?)'
const CURRENCY = '(?:sar|sr|riyals?|rials?|ريالات|ريال|ر\\.?س\\.?|\\ufdfc|\\u20c1)'
const AMOUNT = `${NUMBER}(?:\\s*${CURRENCY})?`
const START = '(?<![\\p{L}\\p{N}])'
const END = '(?![\\p{L}\\p{N}])'
const LESS = 'under|below|less than|cheaper than|[بل]?(?:اقل من|ارخص من|تحت|دون)'
const UP_TO =
  'up to|upto|max(?:imum)?|at most|no(?:t)? more than|within|budget(?: of)?|حت[ىي]|لحد|(?:ب|في )حدود|لا (?:يزيد عن|يتجاوز|يتعد[ىي])|ما (?:يزيد عن|يتجاوز|يتعد[ىي])|ميزاني[هة]|بميزاني[هة]'
const MORE = 'over|above|more than|اكثر من|فوق|اعل[ىي] من|اغل[ىي] من'
const AT_LEAST = 'from|at least|min(?:imum)?|starting (?:from|at)|لا يقل عن|ابتدا من|يبدا من'
const BETWEEN = `(?:between|from|بين|من)\\s+${AMOUNT}\\s*(?:and|to|[-–]|ال[ىي]|حت[ىي]|ل|و)\\s*${AMOUNT}`

const toHalalas = (riyals: string | undefined): Halalas => Math.round(Number(riyals) * 100)

type Limits = Omit<PricePhrase, 'text'>
/** The forms of a price phrase in the order of their precedence. */
const PHRASES: readonly (readonly [pattern: string, read: (first?: string, second?: string) => Limits])[] = [
  [BETWEEN, (one, other) => betweenPrices(toHalalas(one), toHalalas(other))],
  [`${NUMBER}\\s*[-–]\\s*${NUMBER}\\s*${CURRENCY}`, (one, other) => betweenPrices(toHalalas(one), toHalalas(other))],
  [`(?:${LESS})\\s*${AMOUNT}`, (price) => ({ min: null, max: Math.max(0, toHalalas(price) - 1) })],
  [`(?:${UP_TO})\\s*${AMOUNT}`, (price) => ({ min: null, max: toHalalas(price) })],
  [`(?:${MORE})\\s*${AMOUNT}`, (price) => ({ min: toHalalas(price) + 1, max: null })],
  [`(?:${AT_LEAST})\\s*${AMOUNT}`, (price) => ({ min: toHalalas(price), max: null })],
  [`(?:for|ب)?\\s*${NUMBER}\\s*${CURRENCY}`, (price) => ({ min: null, max: toHalalas(price) })],
  [`(?<=^\\s*)${NUMBER}(?=\\s*$)`, (price) => ({ min: null, max: toHalalas(price) })],
]
const PATTERNS = PHRASES.map(([pattern, read]) => ({ pattern: new RegExp(`${START}${pattern}${END}`, 'u'), read }))

const betweenPrices = (one: Halalas, other: Halalas): Limits => ({
  min: Math.min(one, other),
  max: Math.max(one, other),
})

/** Reads phrases such as "under 200", «أقل من ٢٠٠ ريال» or "100 to 200"; a number alone is a budget. "Under" excludes the price itself, "up to" includes it. */
export function readPricePhrase(typed: string): PricePhrase {
  const text = normaliseAmount(typed)
    .toLowerCase()
    .replace(/[\u064B-\u0652\u0640\u200B-\u200F\u202A-\u202E\u2066-\u2069]/g, '')
    .replace(/[أإآ]/g, 'ا')
    .replace(/(\d),(?=\d{3}(?!\d))/g, '$1')
  for (const { pattern, read } of PATTERNS) {
    const match = pattern.exec(text)
    if (match) return { text: text.replace(match[0], '').trim(), ...read(match[1], match[2]) }
  }
  return { text: typed, min: null, max: null }
}
