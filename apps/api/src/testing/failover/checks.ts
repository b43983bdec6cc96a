import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../../db/database.ts'
import { jobHandlers } from '../../job-handlers.ts'
import { brokenInvariants } from '../invariants.ts'
import type { TestShop } from '../shop.ts'
import { waitForJobs } from '../simulation/evening.ts'
import { waitUntil } from '../wait-until.ts'
import type { PlacedOrder } from './buyers.ts'

/** Each acknowledged order exists exactly once, no other order exists, and money, stock and states are consistent. */
export async function expectOrdersOnce(db: Database, acknowledged: readonly PlacedOrder[]): Promise<void> {
  const { rows } = await sql<{ id: string; key: string }>`select id, card_message as key from orders`.execute(db)
  const sort = (list: readonly { id: string; key: string }[]) =>
    list.map(({ id, key }) => `${id} ${key}`).toSorted((left, right) => left.localeCompare(right))
  expect(sort(rows)).toEqual(sort(acknowledged))
  expect(await brokenInvariants(db)).toEqual([])
}

/** Waits until no job is due and no mail waits; what a killed process was sending does not wait for the end of its lease. */
export async function waitForJobsAndMails(shop: TestShop): Promise<void> {
  await waitUntil('the mails', async () => {
    await sql`update mail set next_attempt_at = now() - interval '1 minute' where sent_at is null`.execute(shop.db)
    await jobHandlers['sweep-mails'](shop.context, {})
    await waitForJobs({ shop })
    const { rows } = await sql`select from mail where sent_at is null limit 1`.execute(shop.db)
    return rows.length === 0
  })
}

/** Each mail of an event was delivered exactly once, and no job was given up; one without an error was replaced (`readQueue`). */
export async function expectJobsDone(db: Database): Promise<void> {
  const { rows: mails } = await sql<{ mail: string; messages: number }>`
    select m.dedupe_key as mail, count(b.id)::int as messages from mail m left join mailbox_message b on b.mail_id = m.id
    group by m.id having count(b.id) <> 1
  `.execute(db)
  expect(mails).toEqual([])
  const { rows: jobs } = await sql`
    select task_identifier, last_error from graphile_worker.jobs
    where attempts >= max_attempts and last_error is not null
  `.execute(db)
  expect(jobs).toEqual([])
}

/** The logs of all servers of the drill. */
export const findLogs = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.log'))
    .map((file) => join(folder, file))
