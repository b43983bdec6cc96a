import { DEFAULT_CALENDAR, listOpenDays } from '@warda/domain/delivery/calendar'
import type { Language } from '@warda/domain/language'
import { riyadhDate } from '@warda/domain/time/riyadh-time'
import type { Transaction } from '../db/database.ts'
import { CUSTOMERS, type DemoOrder, ORDERS, SECOND_DRIVER } from './content/orders.ts'
import { openDemoApi, type Person } from './demo-api.ts'
import { findAccountId, hasOrders } from './order-seed-queries.ts'
import { driveDemoOrder, type People, placeDemoOrder } from './order-steps.ts'
import { seedCounter } from './seed-counter.ts'
import { seedGiftCards } from './seed-gift-cards.ts'
import { openHotel } from './seed-hotel.ts'
import { seedImport } from './seed-import.ts'
import { seedIntegrations } from './seed-integrations.ts'
import { seedMaterials } from './seed-materials.ts'
import { seedPast } from './seed-past.ts'
import { insertPerson } from './seed-queries.ts'
import { openSara } from './seed-sara.ts'

/** How long ago the orders were placed, so that deliveries today were ordered in time. */
const ORDERED_MS = 20 * 3_600_000
/** How long ago the deliveries started. */
const DRIVEN_MS = 3_600_000
const MINUTE_MS = 60_000

/**
 * Creates orders for the first two open days from `now` (milliseconds) through the API, with assignments and payments; with `past` also four
 * weeks of earlier orders, a year of the hotel's and the shopper's, yesterday's sales at the counter, and access for an accounting program.
 * Materials are created last, so that these orders use none. Does nothing in a shop with orders.
 */
export async function seedOrders(
  trx: Transaction,
  {
    folder,
    passwordHash,
    now,
    past,
    secret,
  }: { folder: string; passwordHash: string; now: number; past: boolean; secret?: string | undefined },
): Promise<void> {
  if (await hasOrders(trx)) return
  const context = { trx, api: openDemoApi(trx, folder, secret), people: await findPeople(trx, passwordHash) }
  const sara = openSara(context, now)
  const hotel = past ? await openHotel(context, now) : null
  if (hotel) {
    await seedPast(context, now, async (day) => {
      await hotel.placeBefore(day)
      await sara.placeBefore(day)
    })
    await seedCounter(context, now)
  }
  const ordered = now - ORDERED_MS
  const [first, second] = listOpenDays(DEFAULT_CALENDAR, ordered).filter(({ date }) => date >= riyadhDate(now))
  if (!first || !second) throw new Error('The demo has no two days to deliver on.')
  const placed: [order: DemoOrder, id: string][] = []
  for (const [at, order] of ORDERS.entries()) {
    context.api.setTime(ordered + at * MINUTE_MS)
    placed.push([order, await placeDemoOrder(context, order, (order.day === 'first' ? first : second).date)])
  }
  for (const [at, [order, id]] of placed.entries()) {
    context.api.setTime(now - DRIVEN_MS + at * MINUTE_MS)
    await driveDemoOrder(context, order, id)
  }
  if (hotel) {
    await sara.placePresent()
    await hotel.addStandingOrders()
    await seedIntegrations(context)
    if (secret !== undefined) await seedGiftCards(context, { now, secret })
  }
  await seedMaterials(context, now)
  await seedImport(context, now)
  context.api.setTime(now)
  await context.api.deleteSessions()
}

type NewAccount = { fullName: string; email: string; phone: string; language?: Language }

async function findPeople(trx: Transaction, passwordHash: string): Promise<People> {
  const requireAccount = async (email: string, language: Language): Promise<Person & { email: string }> => {
    const userId = await findAccountId(trx, email)
    if (userId === undefined) throw new Error(`The demo has nobody called ${email}.`)
    return { userId, email, language }
  }
  const createAccount = async (account: NewAccount, role: 'Shopper' | 'ShippingEmployee') => {
    const { fullName, email, phone } = account
    await insertPerson(trx, { fullName, email, phone, role, passwordHash })
    return requireAccount(email, account.language ?? 'ar')
  }
  return {
    noura: await createAccount(CUSTOMERS.noura, 'Shopper'),
    fahad: await createAccount(CUSTOMERS.fahad, 'Shopper'),
    reem: await createAccount(CUSTOMERS.reem, 'Shopper'),
    lama: await createAccount(CUSTOMERS.lama, 'Shopper'),
    james: await createAccount(CUSTOMERS.james, 'Shopper'),
    mona: await requireAccount('mona@warda.example', 'ar'),
    sara: await requireAccount('sara@warda.example', 'en'),
    khalid: await requireAccount('khalid@warda.example', 'ar'),
    huda: await requireAccount('admin@warda.example', 'ar'),
    yousef: await requireAccount('yousef@warda.example', 'ar'),
    nasser: await createAccount(SECOND_DRIVER, 'ShippingEmployee'),
  }
}
