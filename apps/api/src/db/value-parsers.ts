import pg from 'pg'

/**
 * How PostgreSQL values become JavaScript values, the same for every connection of the house:
 * int8 → number (refused above 2^53, never silently rounded) · date → 'YYYY-MM-DD' · timestamptz → Date · numeric, interval → string · json → parsed.
 * Note for SQL: `sum(int8)` is numeric in PostgreSQL; write `sum(x)::int8` to receive a number.
 */
export const valueParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: string) {
    if (format !== 'binary') {
      const own = parsers.get(oid)
      if (own) return own
    }
    return pg.types.getTypeParser(oid, format === 'binary' ? 'binary' : 'text')
  },
}

type TypeId = Parameters<typeof pg.types.getTypeParser>[0]

const oids = { int8: 20, date: 1082, int8Array: 1016, dateArray: 1182, textArray: 1009, interval: 1186 }

// The two array forms share the text[] reader: it splits, we convert.
const splitArray: (text: string) => (string | null)[] = pg.types.getTypeParser(oids.textArray as TypeId, 'text')

const parsers = new Map<number, (text: string) => unknown>([
  [oids.int8, readInt8],
  [oids.date, (text) => text],
  [oids.interval, (text) => text],
  [oids.int8Array, (text) => splitArray(text).map((item) => (item === null ? null : readInt8(item)))],
  [oids.dateArray, splitArray],
])

function readInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value))
    throw new RangeError(`The database sent ${text}, which is too large to count exactly.`)
  return value
}
