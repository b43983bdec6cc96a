import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

export const locales = ['en', 'ar'] as const
export type Locale = (typeof locales)[number]

/** A plain text, or one with variants in the message format: `[{ declarations, selectors, match }]`. */
export type Message = string | [{ declarations?: string[]; selectors?: string[]; match: Record<string, string> }]
export type Catalogue = Map<string, { message: Message; area: string }>

/** Reads the area files of one language; refuses a key that two areas share and a key that is not words joined by "_". */
export function readCatalogue(folder: string, locale: Locale): Catalogue {
  const catalogue: Catalogue = new Map()
  for (const area of areasIn(folder, locale)) {
    const file = path.join(folder, locale, area)
    for (const [key, message] of Object.entries(parse(file))) {
      if (key === '$schema') continue
      const other = catalogue.get(key)
      if (other) throw new Error(`The message ${key} (${locale}) stands in both ${other.area} and ${area}.`)
      if (!/^[a-z][A-Za-z0-9]*(_[A-Za-z0-9]+)*$/.test(key)) {
        throw new Error(`The message key ${key} in ${locale}/${area} must be plain words joined by "_".`)
      }
      if (!isMessage(message))
        throw new Error(`The message ${key} in ${locale}/${area} is neither a text nor [{ match }].`)
      catalogue.set(key, { message, area })
    }
  }
  return catalogue
}

function areasIn(folder: string, locale: Locale): string[] {
  const names = readdirSync(path.join(folder, locale)).filter((name) => name.endsWith('.json'))
  return names.sort()
}

function parse(file: string): Record<string, unknown> {
  const text = readFileSync(file, 'utf8')
  const source = `${path.basename(path.dirname(file))}/${path.basename(file)}`
  refuseDoubleKeys(text, source)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new Error(`The messages in ${source} are not valid JSON: ${error instanceof Error ? error.message : error}`)
  }
}

/** JSON.parse silently keeps the last of two equal keys. */
function refuseDoubleKeys(text: string, source: string): void {
  const visited = new Set<string>()
  for (const [, key] of text.matchAll(/^ {2}"([^"]+)":/gm)) {
    if (key !== undefined && visited.has(key)) throw new Error(`The message ${key} stands twice in ${source}.`)
    if (key !== undefined) visited.add(key)
  }
}

function isMessage(value: unknown): value is Message {
  if (typeof value === 'string') return true
  if (!Array.isArray(value) || value.length !== 1) return false
  const match: unknown = value[0]?.match
  return typeof match === 'object' && match !== null && Object.values(match).every((text) => typeof text === 'string')
}
