import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAdmin } from '../../testing/make-admin.ts'
import { makeMaterial } from '../../testing/make-material.ts'
import { queryPlan } from '../../testing/query-plan.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { movementsQuery } from './stock-queries.ts'

let shop: TestShop
let materialId: number
beforeAll(async () => {
  shop = await openTestShop()
  const admin = await makeAdmin(shop)
  materialId = await makeMaterial(admin, { stock: 5, cost: 5 })
  const other = await makeMaterial(admin)
  await sql`
    insert into material_movement (material_id, reason, change, cost, request_id, at)
    select ${other}::int, 'received', 1, 1, 'many', now() from generate_series(1, 50000)
  `.execute(shop.db)
  await sql`analyze material_movement`.execute(shop.db)
})
afterAll(() => shop.close())

test('DESK-03 among 50,000 movements those of a material are read from an index', async () => {
  const plan = await queryPlan(shop.db, movementsQuery(materialId, { limit: 20, offset: 0 }))
  expect(plan).not.toMatch(/Seq Scan on material_movement/)
})
