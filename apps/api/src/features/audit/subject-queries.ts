import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import type { Computed } from '../../db/row.ts'

/** The name of a subject in each language. */
export type SubjectName = Computed<{ subject: string; en: string; ar: string }>

type NameQuery = (ids: RawBuilder<unknown>) => RawBuilder<unknown>

const nameQuery = (kind: string, table: string, en: string, ar: string): NameQuery => {
  const id = sql.ref('id')
  return (ids) =>
    sql`select ${sql.lit(`${kind}:`)} || ${id} as subject, ${sql.ref(en)}::text as en, ${sql.ref(ar)}::text as ar
      from ${sql.table(table)} where ${id} = any(${ids})`
}

/** The query for the names of each kind. A variant has the name of its product. */
const BY_UUID: Record<string, NameQuery> = {
  order: nameQuery('order', 'orders', 'number', 'number'),
  user: nameQuery('user', 'app_user', 'full_name', 'full_name'),
  invitation: nameQuery('invitation', 'invitation', 'full_name', 'full_name'),
  import: nameQuery('import', 'product_import', 'file_name', 'file_name'),
}
const BY_NUMBER: Record<string, NameQuery> = {
  product: nameQuery('product', 'product', 'title_en', 'title_ar'),
  variant: (ids) =>
    sql`select 'variant:' || v.id as subject, p.title_en as en, p.title_ar as ar
      from variant v join product p on p.id = v.product_id where v.id = any(${ids})`,
  category: nameQuery('category', 'category', 'name_en', 'name_ar'),
  client: nameQuery('client', 'client', 'organization_name', 'organization_name'),
  branch: nameQuery('branch', 'branch', 'name', 'name'),
  report: nameQuery('report', 'problem_report', 'id', 'id'),
  drawer: nameQuery('drawer', 'cash_drawer', 'id', 'id'),
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** The names of subjects such as `order:<uuid>` with one query; subjects without a name or a row are left out. */
export async function findSubjectNames(db: Database, subjects: readonly string[]): Promise<SubjectName[]> {
  const byKind = Map.groupBy(new Set(subjects), (subject) => subject.slice(0, subject.indexOf(':')))
  const parts: RawBuilder<unknown>[] = []
  for (const [kind, group] of byKind) {
    const ids = group.map((subject) => subject.slice(kind.length + 1))
    const uuids = ids.filter((id) => UUID.test(id))
    const numbers = ids.filter((id) => /^\d{1,9}$/.test(id)).map(Number)
    const uuid = BY_UUID[kind]
    const number = BY_NUMBER[kind]
    if (uuid && uuids.length > 0) parts.push(uuid(sql`${sql.val(uuids)}::uuid[]`))
    if (number && numbers.length > 0) parts.push(number(sql`${sql.val(numbers)}::int[]`))
  }
  if (parts.length === 0) return []
  const { rows } = await sql<SubjectName>`
    select subject, en, ar from (${sql.join(parts, sql` union all `)}) named where en is not null and ar is not null
  `.execute(db)
  return rows
}
