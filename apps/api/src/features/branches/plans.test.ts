import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeUser } from '../../testing/make-user.ts'
import { openTestShop, SUNDAY_MORNING, type TestShop } from '../../testing/shop.ts'
import { getBranches } from './get-branches.ts'
import { monthsQuery, sumsQuery } from './totals-queries.ts'

const ORDERS = 30_000
const BRANCHES = 600
let shop: TestShop
let clientId: number
let branchIds: number[]

beforeAll(async () => {
  shop = await openTestShop()
  const { userId } = await makeUser(shop)
  await shop.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 0`.execute(trx)
    await sql`insert into client (organization_name) select 'Client ' || n from generate_series(1, ${BRANCHES / 3}::int) n`.execute(
      trx,
    )
    await sql`
      insert into branch (client_id, name, address)
      select c.id, 'Branch ' || n, 'Somewhere 10, Riyadh' from client c, generate_series(1, 3) n where c.organization_name like 'Client %'
    `.execute(trx)
    // Ledger checks for each row are disabled because they would take most of the test's time.
    await sql`alter table ledger_entry disable trigger ledger_balanced`.execute(trx)
    await sql`alter table ledger_transaction disable trigger user`.execute(trx)
    await sql`
      with b as (select id, client_id, row_number() over (order by id) as n from branch)
      insert into orders (user_id, client_id, branch_id, state, terms, language, recipient_name, recipient_phone, delivery_date, delivery_slot,
        subtotal, discount, redeemed, delivery_fee, vat, total, placed_at)
      select ${userId}, b.client_id, b.id, (array['placed', 'completed', 'completed', 'cancelled'])[1 + (g.n / 600) % 4], 'postponed', 'en', 'A', '0', '2026-11-30',
        '11:00-13:00', 10000, 0, 0, 0, 1304, 10000, '2026-11-29T06:00:00Z'::timestamptz - g.n * interval '20 minutes'
      from generate_series(1, ${ORDERS}::int) g(n) join b on b.n = 1 + g.n % ${BRANCHES}::int
    `.execute(trx)
    await sql`
      insert into ledger_transaction (kind, order_id, idempotency_key, actor, request_id) select 'sale', id, 'sale:' || id, 'test', 'test' from orders
    `.execute(trx)
    await sql`
      insert into ledger_entry (transaction_id, account, order_id, amount)
      select t.id, side.account, t.order_id, side.amount from ledger_transaction t, (values ('receivable', 10000), ('sales', -8696), ('vat', -1304)) side (account, amount)
    `.execute(trx)
    await sql`
      insert into loyalty_entry (user_id, order_id, kind, points) select user_id, id, 'earn', 10 from orders where state = 'completed'
    `.execute(trx)
    await sql`alter table ledger_entry enable trigger ledger_balanced`.execute(trx)
    await sql`alter table ledger_transaction enable trigger user`.execute(trx)
  })
  await sql`analyze`.execute(shop.db)
  const rows = await shop.db.selectFrom('branch').select(['id', 'client_id']).orderBy('id').limit(3).execute()
  branchIds = rows.map(({ id }) => id)
  clientId = rows[0]?.client_id ?? 0
})
afterAll(() => shop.close())

async function explainQuery(query: RawBuilder<unknown>): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (analyze, costs off) ${query}`.execute(shop.db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

const month = new Date('2026-10-31T21:00:00Z')
const BIG = /Seq Scan on (orders|ledger_entry|ledger_transaction|loyalty_entry)\b/

test('CLIENT-05 RUN-04 given many orders, the sums of branches and months read only the client’s orders', async () => {
  expect(await explainQuery(sumsQuery(clientId, null, month))).not.toMatch(BIG)
  const period = { from: new Date('2026-05-01T00:00:00Z'), until: month }
  expect(await explainQuery(sumsQuery(clientId, null, month, period))).not.toMatch(BIG)
  const year = new Date('2025-11-30T21:00:00Z')
  const plan = await explainQuery(monthsQuery(branchIds, year))
  expect(plan).not.toMatch(BIG)
  expect(plan).toMatch(/orders_branch/)
})

test('CLIENT-04 given many orders, the totals equal a direct count', async () => {
  const actor = {
    userId: '',
    sessionId: '',
    role: 'Customer',
    clientId,
    branchId: 0,
    permissions: null,
    fullName: '',
    email: '',
    emailConfirmed: true,
  } as const
  const { rows: listed } = await getBranches({ ...shop.context, clock: { now: () => SUNDAY_MORNING } }, actor)
  const { rows } = await sql<{ id: number; orders: number; pending: number }>`
    select branch_id as id, count(*) filter (where state <> 'cancelled')::int as orders, count(*) filter (where state = 'placed')::int as pending
    from orders where branch_id = any(${branchIds}::int[]) group by 1
  `.execute(shop.db)
  const byHand = new Map(rows.map(({ id, ...counts }) => [id, counts]))
  expect(listed).toHaveLength(3)
  for (const { id, orders, pending } of listed) expect({ id, orders, pending }).toEqual({ id, ...byHand.get(id) })
})
