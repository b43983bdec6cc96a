import { DEFAULT_CALENDAR, listOpenDays } from '@warda/domain/delivery/calendar'
import type { Language } from '@warda/domain/language'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { Transaction } from '../db/database.ts'
import { CUSTOMERS, type DemoOrder, ORDERS, SECOND_DRIVER } from './content/orders.ts'
import { openDesk, type Person } from './demo-desk.ts'
import { findAccountId, hasOrders } from './order-seed-queries.ts'
import { driveDemoOrder, type People, placeDemoOrder } from './order-steps.ts'
import { seedPast } from './seed-past.ts'
import { insertPerson } from './seed-queries.ts'

/** The orders came in this long before now, so that today's were not too late for today. */
const ORDERED_MS = 20 * 3_600_000
/** What was driven was driven in the last hour. */
const DRIVEN_MS = 3_600_000
const MINUTE_MS = 60_000

/**
 * Orders of the demo's customers for the first two days that are open from now (milliseconds) on, made with the shop's own calls: what waits,
 * who drives it, what was paid; with `past`, four weeks of others before them. Only for a shop that has none yet.
 */
export async function seedOrders(
  trx: Transaction,
  { folder, passwordHash, now, past }: { folder: string; passwordHash: string; now: number; past: boolean },
): Promise<void> {
  if (await hasOrders(trx)) return
  const scene = { trx, desk: openDesk(trx, folder), people: await findPeople(trx, passwordHash) }
  if (past) await seedPast(scene, now)
  const ordered = now - ORDERED_MS
  const [first, second] = listOpenDays(DEFAULT_CALENDAR, ordered).filter(({ date }) => date >= riyadhDate(now))
  if (!first || !second) throw new Error('The demo has no two days to deliver on.')
  const placed: [order: DemoOrder, id: string][] = []
  for (const [at, order] of ORDERS.entries()) {
    scene.desk.at(ordered + at * MINUTE_MS)
    placed.push([order, await placeDemoOrder(scene, order, (order.day === 'first' ? first : second).date)])
  }
  for (const [at, [order, id]] of placed.entries()) {
    scene.desk.at(now - DRIVEN_MS + at * MINUTE_MS)
    await driveDemoOrder(scene, order, id)
  }
  scene.desk.at(now)
  await scene.desk.leave()
}

type Joining = { fullName: string; email: string; phone: string; language?: Language }

async function findPeople(trx: Transaction, passwordHash: string): Promise<People> {
  const there = async (email: string, language: Language): Promise<Person & { email: string }> => {
    const userId = await findAccountId(trx, email)
    if (userId === undefined) throw new Error(`The demo has nobody called ${email}.`)
    return { userId, email, language }
  }
  const join = async (who: Joining, role: 'Shopper' | 'ShippingEmployee') => {
    const { fullName, email, phone } = who
    await insertPerson(trx, { fullName, email, phone, role, passwordHash })
    return there(email, who.language ?? 'ar')
  }
  return {
    noura: await join(CUSTOMERS.noura, 'Shopper'),
    fahad: await join(CUSTOMERS.fahad, 'Shopper'),
    reem: await join(CUSTOMERS.reem, 'Shopper'),
    lama: await join(CUSTOMERS.lama, 'Shopper'),
    james: await join(CUSTOMERS.james, 'Shopper'),
    mona: await there('mona@warda.example', 'ar'),
    yousef: await there('yousef@warda.example', 'ar'),
    nasser: await join(SECOND_DRIVER, 'ShippingEmployee'),
  }
}
