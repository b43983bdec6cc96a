import type { ProductOptionKind } from '@warda/domain/catalogue/product-options'
import { type SqlBool, sql } from 'kysely'
import type { Database } from './database.ts'
import type { Column, Columns, Computed } from './row.ts'

/** A colour, size, container or occasion of the shop; only colours have a swatch. */
export type OptionRow = Columns<'colour', 'slug' | 'nameEn' | 'nameAr' | 'swatch'> & Computed<{ archived: boolean }>

/** The options of a kind in the shop's order, archived ones included. */
export async function selectOptions(db: Database, kind: ProductOptionKind): Promise<OptionRow[]> {
  const swatch =
    kind === 'colour' ? sql<Column<'colour', 'swatch'>>`swatch` : sql<Column<'colour', 'swatch'>>`null::text`
  const { rows } = await sql<OptionRow>`
    select slug, name_en as "nameEn", name_ar as "nameAr", ${swatch} as swatch, ${sql<SqlBool>`archived_at is not null`} as archived
    from ${sql.table(kind)} order by position, slug
  `.execute(db)
  return rows
}

export type SizeNames = ReadonlyMap<string, { en: string; ar: string }>

/** The names of all sizes by slug. */
export async function selectSizeNames(db: Database): Promise<SizeNames> {
  const rows = await selectOptions(db, 'size')
  return new Map(rows.map(({ slug, nameEn, nameAr }) => [slug, { en: nameEn, ar: nameAr }]))
}
