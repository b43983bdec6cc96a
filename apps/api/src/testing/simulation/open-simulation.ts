import { sql } from 'kysely'
import { issueWelcomeCode } from '../../features/coupons/index.ts'
import { createApiClient } from '../api-client.ts'
import { makeBusiness, makeFlower } from '../make-order.ts'
import { type MadeUser, makeUser } from '../make-user.ts'
import { liftSlotCapacity } from '../open-database.ts'
import { type ServerProcess, startProcesses } from '../processes.ts'
import { openTestShop } from '../shop.ts'
import { type Buyer, newAddress, type Person, type Simulation } from './simulation.ts'

/** Halalas. */
const CREDIT_LIMIT = 3_000_000
const BUDGET = 60_000

/** Opens a shop on `count` real server processes with people of every role. The clock is the machine's: processes cannot be told another. */
export async function openSimulation(seed: number, count = 2): Promise<Simulation> {
  const shop = await openTestShop({ now: Date.now() })
  await liftSlotCapacity(shop.db)
  const processes = await startProcesses(shop.context.config, count)
  const on = (user: MadeUser): Person => ({ ...user, at: processes.map((process) => visitorAt(shop, process, user)) })
  const flowers = await Promise.all(
    [60, 25, 400, 400].map((stock, at) => makeFlower(shop, { stock, price: 3_333 + at * 4_787 })),
  )
  const shoppers: Buyer[] = []
  for (let n = 0; n < 6; n += 1) {
    const user = await makeUser(shop)
    await shop.db.insertInto('loyalty_entry').values({ user_id: user.userId, kind: 'earn', points: 700 }).execute()
    shoppers.push({ ...on(user), branchId: null, code: await issueWelcomeCode(shop.db, user.userId, 15) })
  }
  const { owner: made, branchId } = await makeBusiness(shop, { creditLimit: CREDIT_LIMIT })
  await sql`update branch set monthly_budget = ${BUDGET} where id = ${branchId}`.execute(shop.db)
  const owner: Buyer = { ...on(made), branchId, code: null }
  const manager = await makeUser(shop, { role: 'BranchManager', clientId: made.clientId, branchId })
  const drivers: Person[] = []
  for (let n = 0; n < 2; n += 1) drivers.push(on(await makeUser(shop, { role: 'ShippingEmployee' })))
  const admin = on(await makeUser(shop, { role: 'Admin' }))
  const life: Simulation = {
    seed,
    shop,
    processes,
    buyers: [...shoppers, owner, { ...on(manager), branchId, code: null }],
    owner,
    drivers,
    staff: [...drivers, admin],
    flowers,
    days: [],
    slots: [],
    orders: new Map(),
    placed: [],
    links: [],
    tally: new Map(),
    lost: 0,
  }
  await readCalendar(life)
  return life
}

type Days = { days: { date: string; slots: { id: string; state: string }[] }[] }

/** Days after tomorrow, which no cut-off reaches while the test runs. */
async function readCalendar(life: Simulation): Promise<void> {
  const { body } = (await life.owner.at[0]?.call('getDeliveryDays')) ?? {}
  const open = (body as Days).days.slice(2).filter(({ slots }) => slots.some(({ state }) => state === 'open'))
  life.days = open.slice(0, 4).map(({ date }) => date)
  life.slots = open[0]?.slots.map(({ id }) => id) ?? []
}

export function visitorAt(shop: Simulation['shop'], process: ServerProcess, user: MadeUser) {
  const visitor = createApiClient(process.asked, shop.context, { ip: newAddress() })
  visitor.token = user.visitor.token
  return visitor
}

/** Ends what is left of it. */
export async function closeSimulation(life: Simulation | undefined): Promise<void> {
  await Promise.all(life?.processes.map((process) => process.kill()) ?? [])
  await life?.shop.close()
}
