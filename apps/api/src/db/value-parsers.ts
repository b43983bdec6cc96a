import pg from 'pg'

/**
 * JavaScript values of PostgreSQL types:
 * int8 → number (throws above 2^53) · date → 'YYYY-MM-DD' · timestamptz → Date · numeric, interval → string · json → parsed.
 * `sum(int8)` is numeric in PostgreSQL: write `sum(x)::int8` to receive a number.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: string) {
    if (format !== 'binary') {
      const parser = parsers.get(oid)
      if (parser) return parser
    }
    return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text')
  },
}

type TypeId = Parameters<typeof pg.types.getTypeParser>[0]

const oids = { int8: 20, date: 1082, int8Array: 1016, dateArray: 1182, textArray: 1009, interval: 1186 }

// Both array types use the text[] parser to split their elements.
const splitArray: (text: string) => (string | null)[] = pg.types.getTypeParser(oids.textArray as TypeId, 'text')

const parsers = new Map<number, (text: string) => unknown>([
  [oids.int8, parseInt8],
  [oids.date, (text) => text],
  [oids.interval, (text) => text],
  [oids.int8Array, (text) => splitArray(text).map((item) => (item === null ? null : parseInt8(item)))],
  [oids.dateArray, splitArray],
])

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database sent ${text}, which is too large to count exactly.`)
  return value
}
