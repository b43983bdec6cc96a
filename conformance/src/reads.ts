import type { Body } from './http-client.ts'

/**
 * A field that a client of the specification reads from a response: `data[].user.fullName: text`. A path passes through objects and, with
 * `[]`, through every entry of a list with at least one entry.
 */
export type Read = string

const KINDS: Record<string, (value: unknown) => boolean> = {
  text: (value) => typeof value === 'string' && value !== '',
  'text?': (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  whole: (value) => Number.isInteger(value),
  flag: (value) => typeof value === 'boolean',
  true: (value) => value === true,
  false: (value) => value === false,
  null: (value) => value === null,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  'object?': (value) => value === null || (typeof value === 'object' && !Array.isArray(value)),
  list: (value) => Array.isArray(value),
  instant: (value) =>
    typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value) && !Number.isNaN(Date.parse(value)),
  link: (value) => typeof value === 'string' && URL.canParse(value),
  /** Money: a number with at most two decimals (decisions §2). */
  money: (value) => typeof value === 'number' && Math.abs(Math.round(value * 100) - value * 100) < 1e-6,
}

/** The reads that fail on this body, with the actual values. */
export function missingReads(body: Body, reads: readonly Read[]): string[] {
  return reads.flatMap((read) => {
    const [path = '', kind = ''] = read.split(': ')
    const is = KINDS[kind]
    if (!is) throw new Error(`No kind “${kind}” in “${read}”.`)
    const values = valuesAt(body, path)
    if (values.length === 0) return [`${read}: nothing to read`]
    return values.filter((value) => !is(value)).map((value) => `${read}: found ${JSON.stringify(value)}`)
  })
}

/** Each read below a prefix. */
export const below = (prefix: string, reads: readonly Read[]): Read[] => reads.map((read) => `${prefix}${read}`)

function valuesAt(body: Body, path: string): unknown[] {
  let values: Body[] = [body]
  for (const step of path.split('.')) {
    const name = step.replace('[]', '')
    if (name !== '') values = values.map((value) => value?.[name])
    if (step.endsWith('[]')) values = values.flatMap((value) => (Array.isArray(value) ? value : [undefined]))
  }
  return values
}
