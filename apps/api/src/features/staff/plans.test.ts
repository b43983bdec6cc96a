import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestShop } from '../../testing/shop.ts'
import { staffQuery } from './queries.ts'

test('ADMIN-03 staff are found among all users without a scan', async () => {
  const shop = await openTestShop()
  await sql`
    insert into app_user (role, full_name, email, email_folded, password_hash)
    select 'Shopper', 'Many', n || '@many.example', n || '@many.example', '' from generate_series(1, 30000) n`.execute(
    shop.db,
  )
  await sql`analyze app_user`.execute(shop.db)
  for (const query of [staffQuery(shop.db), sql`select 1 from app_user where role = 'Admin' limit 1`]) {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`explain ${query}`.execute(shop.db)
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
    expect(plan).toContain('app_user_staff')
    expect(plan).not.toContain('Seq Scan on app_user')
  }
  await shop.close()
})
