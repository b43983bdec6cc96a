import { appendFileSync } from 'node:fs'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../../testing/database.ts'
import { sumCredit } from './credit-queries.ts'
import { findDebtors } from './debtor-queries.ts'
import { findOwed } from './owed-queries.ts'

const N = 400_000
const note = (line: string) => appendFileSync('/tmp/dx/plan.txt', line + '\n')
test('plan', { timeout: 900_000 }, async () => {
  const d = await createTestDatabase()
  await d.db.connection().execute(async (db) => {
    const run = async (text: string) => {
      const t = performance.now()
      await sql.raw(text).execute(db)
      note(`${Math.round(performance.now() - t)} ms ${text.slice(0, 60).replaceAll('\n', ' ')}`)
    }
    await run(`set session_replication_role = replica`)
    await run(`set statement_timeout = 0`)
    await run(`insert into client (organization_name) select 'Client ' || g from generate_series(1, 500) g`)
    await run(
      `insert into app_user (role, full_name, email, email_folded, password_hash, phone, client_id) select case when g <= 500 then 'Customer' else 'Shopper' end, 'Person ' || g, 'p'||g||'@x.y', 'p'||g||'@x.y', '-', '05512'||lpad(g::text,6,'0'), case when g <= 500 then g end from generate_series(1, 50000) g`,
    )
    await run(
      `create temp table u as select id, row_number() over (order by email_folded) as n, client_id from app_user`,
    )
    await run(`create index on u (n)`)
    await run(`insert into orders (id, user_id, client_id, terms, language, recipient_name, recipient_phone, address_line, city, delivery_date, delivery_slot, subtotal, discount, redeemed, delivery_fee, vat, total, state, agreed_at, delivered_at, placed_at)
      select ('00000000-0000-4000-8000-' || lpad(to_hex(g), 12, '0'))::uuid, u.id, u.client_id, 'cash','en','A','1','B','C','2026-01-01','s',10000,0,0,2500,1630,12500,'completed', now() - g * interval '30 seconds', now() - g * interval '30 seconds', now() - g * interval '30 seconds'
      from generate_series(1, ${N}) g join u on u.n = 1 + (g::bigint * 7919) % 50000`)
    await run(
      `insert into ledger_transaction (kind, order_id, once, actor, request_id) select 'sale', id, 's:' || id, 'x', 'y' from orders`,
    )
    await run(
      `insert into ledger_transaction (kind, order_id, once, actor, request_id) select 'payment', id, 'p:' || id, 'x', 'y' from orders where substr(id::text, 35, 2) not in ('00','01','02','03','04')`,
    )
    await run(
      `insert into ledger_entry (transaction_id, account, order_id, amount) select t.id, a.account, t.order_id, a.amount from ledger_transaction t join (values ('sale','receivable',12500),('sale','sales',-10870),('sale','vat',-1630),('payment','gateway',12500),('payment','receivable',-12500)) a (kind, account, amount) on a.kind = t.kind`,
    )
    await run(
      `insert into debt (order_id, kind, original, due_date, actor, request_id) select id, 'rest', 10000, delivered_at::date + 30, 'x', 'y' from orders where substr(id::text, 35, 2) in ('00','01','02')`,
    )
    await run(`vacuum analyze ledger_entry`)
    await run(`vacuum analyze orders`)
    await run(`vacuum analyze debt`)
    await run(`vacuum analyze ledger_transaction`)
    await run(`set session_replication_role = origin`)
    const search = { today: '2026-11-28', edges: [30, 60, 90], text: '', digits: '', limit: 100, offset: 0 } as const
    for (let i = 0; i < 3; i++) {
      const t = performance.now()
      const f = await findDebtors(db as never, search)
      note(`debtors ${Math.round(performance.now() - t)} ms, ${f.count} of ${f.totals.total}`)
    }
    {
      const t = performance.now()
      const f = await findDebtors(db as never, { ...search, text: 'client 7' })
      note(`debtors q ${Math.round(performance.now() - t)} ms, ${f.count}`)
    }
    for (let i = 0; i < 2; i++) {
      const t = performance.now()
      const f = await findOwed(db as never, { clientId: 7 }, 100)
      note(`owed ${Math.round(performance.now() - t)} ms, ${f.debts.length}`)
    }
    for (let i = 0; i < 2; i++) {
      const t = performance.now()
      await sumCredit(db as never, { clientId: 7 })
      note(`credit ${Math.round(performance.now() - t)} ms`)
    }
    const plan = await sql
      .raw(
        `explain (analyze, buffers) select order_id, sum(amount)::int8 as outstanding from ledger_entry where account = 'receivable' group by order_id having sum(amount) > 0`,
      )
      .execute(db)
    note(plan.rows.map((r) => JSON.stringify(r)).join('\n'))
  })
  await d.drop()
  expect(1).toBe(1)
})
