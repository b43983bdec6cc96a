import { query } from '../../apps/api/src/db/embedded/connection.ts'

type Column = { place: string; definition: string; nullable: boolean; defaulted: boolean }

const onlyColumn = `
  select c.relname || '.' || a.attname as place, pg_get_constraintdef(k.oid) as definition,
    not a.attnotnull as nullable, a.atthasdef as defaulted
  from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
  where k.contype = 'c' and cardinality(k.conkey) = 1 and c.relnamespace = 'public'::regnamespace
  order by 1`

/**
 * The columns whose check constraint lists their values (`state in ('placed', …)`), with the type of these values:
 * `"order.state": "'placed' | …"`.
 */
export async function narrowColumns(url: string): Promise<Record<string, string>> {
  const columns = await query<Column>(url, onlyColumn)
  const narrowed: Record<string, string> = {}
  for (const column of columns) {
    const values = listedValues(column.definition)
    if (!values) continue
    const union = values.map((value) => JSON.stringify(value)).join(' | ') + (column.nullable ? ' | null' : '')
    narrowed[column.place] = column.defaulted ? `Generated<${union}>` : union
  }
  return narrowed
}

/** CHECK ((kind = ANY (ARRAY['a'::text, 'b'::text]))) → ['a', 'b']; undefined for any other shape. */
function listedValues(definition: string): string[] | undefined {
  const list = /^CHECK \(\((?:\(?"?\w+"?\)?(?:::text)?) = ANY \(\(?ARRAY\[(.+)\]\)?(?:::text\[\])?\)\)\)$/.exec(
    definition,
  )?.[1]
  if (!list) return undefined
  const values = [...list.matchAll(/'((?:[^']|'')*)'::(?:text|character varying)/g)]
  return values.map((match) => (match[1] ?? '').replaceAll("''", "'"))
}

/** Columns of type timestamp without time zone, which are forbidden: instants are stored as timestamptz. */
export async function findBareTimestamps(url: string): Promise<string[]> {
  const rows = await query<{ place: string }>(
    url,
    `select table_name || '.' || column_name as place from information_schema.columns
     where table_schema = 'public' and data_type = 'timestamp without time zone'`,
  )
  return rows.map((row) => row.place)
}
