import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { OutgoingMail } from '../../adapters/mailer.ts'
import { inTransaction } from '../../db/transaction.ts'
import { openTestShop, type TestShop } from '../../testing/shop.ts'
import { queueMail, sendMail, sendOverdueMails } from './index.ts'

let shop: TestShop
let fails = 0
const sent: OutgoingMail[] = []
beforeAll(async () => {
  shop = await openTestShop()
  shop.context.mailer = {
    async send(mail) {
      if (fails > 0) {
        fails -= 1
        throw new Error('451 try again')
      }
      sent.push(mail)
    },
  }
})
afterAll(() => shop.close())
beforeEach(() => {
  sent.length = 0
  fails = 0
})

const write = (dedupeKey: string, address = 'nora@example.com') =>
  inTransaction(shop.db, (trx) =>
    queueMail(trx, {
      kind: 'welcome-code',
      dedupeKey,
      to: { name: 'Nora', address },
      language: 'en',
      payload: { fullName: 'Nora', code: 'WARDA-ABC234', percent: 15 },
    }),
  )
const getMail = (dedupeKey: string) =>
  shop.db.selectFrom('mail').selectAll().where('dedupe_key', '=', dedupeKey).executeTakeFirstOrThrow()
const makeDue = () => sql`update mail set next_attempt_at = now() where sent_at is null`.execute(shop.db)
const makeJobsDue = async () => {
  await makeDue()
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(shop.db)
}

test('an event that occurs twice, also concurrently, sends one mail', async () => {
  await Promise.all(Array.from({ length: 10 }, () => write('once')))
  await shop.runJobs()
  expect(sent).toHaveLength(1)
  expect(sent[0]).toMatchObject({ to: { name: 'Nora', address: 'nora@example.com' }, language: 'en' })
})

test('an event that is rolled back leaves no mail and no job', async () => {
  const rolledBack = inTransaction(shop.db, async (trx) => {
    await queueMail(trx, {
      kind: 'problem-acknowledged',
      dedupeKey: 'never',
      to: { name: '', address: 'nora@example.com' },
      language: 'en',
      payload: { problemType: 'salesInquiry', reference: 1 },
    })
    throw new Error('no')
  })
  await expect(rolledBack).rejects.toThrow('no')
  await shop.runJobs()
  expect(sent).toEqual([])
})

test('a failed mail is retried with growing delays of at most a minute, and then sent once', async () => {
  fails = 8
  await write('stubborn')
  const pauses: number[] = []
  for (let n = 0; n < 8; n += 1) {
    await shop.runJobs()
    const { rows } = await sql<{ pause: number }>`
      select extract(epoch from next_attempt_at - now())::float8 as pause from mail where dedupe_key = 'stubborn'`.execute(
      shop.db,
    )
    pauses.push(rows[0]?.pause ?? 0)
    expect(sent).toEqual([])
    await makeJobsDue()
  }
  expect(pauses[0]).toBeLessThanOrEqual(1)
  expect(pauses[3]).toBeGreaterThan(4)
  expect(Math.max(...pauses)).toBeLessThanOrEqual(60)
  await shop.runJobs()
  await shop.runJobs()
  expect(sent).toHaveLength(1)
  expect((await getMail('stubborn')).attempts).toBe(9)
})

test('ten processes that claim the same mail send it once', async () => {
  await write('shared')
  const { id } = await getMail('shared')
  await Promise.all(Array.from({ length: 10 }, () => sendMail(shop.context, { mailId: id }, async () => [])))
  expect(sent.map((mail) => mail.id)).toEqual([id])
})

test('a mail whose job was lost with its process is sent within minutes', async () => {
  await write('orphan')
  const { id } = await getMail('orphan')
  await sql`delete from graphile_worker._private_jobs`.execute(shop.db)
  await sql`update mail set next_attempt_at = now() - interval '1 minute' where id = ${id}`.execute(shop.db)
  await sendOverdueMails(shop.context, {})
  await shop.runJobs()
  expect(sent.map((mail) => mail.id)).toEqual([id])
  await sendOverdueMails(shop.context, {})
  await shop.runJobs()
  expect(sent).toHaveLength(1)
})
