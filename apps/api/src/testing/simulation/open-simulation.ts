import { sql } from 'kysely'
import { issueWelcomeCode } from '../../features/coupons/index.ts'
import { createApiClient } from '../api-client.ts'
import { makeBusiness, makeFlower } from '../make-order.ts'
import { makeUser, type TestUser } from '../make-user.ts'
import { liftSlotCapacity } from '../open-database.ts'
import { type ServerProcess, startProcesses } from '../processes.ts'
import { openTestShop } from '../shop.ts'
import { type Buyer, newAddress, type Person, type Simulation } from './simulation.ts'

/** Halalas. */
const CREDIT_LIMIT = 3_000_000
const BUDGET = 60_000

/** Opens a shop with `count` server processes and users of every role. It uses the system clock, which the processes cannot change. */
export async function openSimulation(seed: number, count = 2): Promise<Simulation> {
  const shop = await openTestShop({ now: Date.now() })
  await liftSlotCapacity(shop.db)
  const processes = await startProcesses(shop.context.config, count)
  const withClients = (user: TestUser): Person => ({
    ...user,
    at: processes.map((process) => createProcessClient(shop, process, user)),
  })
  const flowers = await Promise.all(
    [60, 25, 400, 400].map((stock, at) => makeFlower(shop, { stock, price: 3_333 + at * 4_787 })),
  )
  const shoppers: Buyer[] = []
  for (let n = 0; n < 6; n += 1) {
    const user = await makeUser(shop)
    await shop.db.insertInto('loyalty_entry').values({ user_id: user.userId, kind: 'earn', points: 700 }).execute()
    shoppers.push({ ...withClients(user), branchId: null, code: await issueWelcomeCode(shop.db, user.userId, 15) })
  }
  const { owner: ownerUser, branchId } = await makeBusiness(shop, { creditLimit: CREDIT_LIMIT })
  await sql`update branch set monthly_budget = ${BUDGET} where id = ${branchId}`.execute(shop.db)
  const owner: Buyer = { ...withClients(ownerUser), branchId, code: null }
  const manager = await makeUser(shop, { role: 'BranchManager', clientId: ownerUser.clientId, branchId })
  const drivers: Person[] = []
  for (let n = 0; n < 2; n += 1) drivers.push(withClients(await makeUser(shop, { role: 'ShippingEmployee' })))
  const admin = withClients(await makeUser(shop, { role: 'Admin' }))
  const simulation: Simulation = {
    seed,
    shop,
    processes,
    buyers: [...shoppers, owner, { ...withClients(manager), branchId, code: null }],
    owner,
    drivers,
    staff: [...drivers, admin],
    admins: [admin],
    flowers,
    days: [],
    slots: [],
    orders: new Map(),
    placed: [],
    links: [],
    tally: new Map(),
    lost: 0,
  }
  await readCalendar(simulation)
  return simulation
}

type Days = { days: { date: string; slots: { id: string; state: string }[] }[] }

/** Uses days after tomorrow, whose ordering deadline does not pass during the test. */
async function readCalendar(simulation: Simulation): Promise<void> {
  const { body } = (await simulation.owner.at[0]?.call('getDeliveryDays')) ?? {}
  const open = (body as Days).days.slice(2).filter(({ slots }) => slots.some(({ state }) => state === 'open'))
  simulation.days = open.slice(0, 4).map(({ date }) => date)
  simulation.slots = open[0]?.slots.map(({ id }) => id) ?? []
}

export function createProcessClient(shop: Simulation['shop'], process: ServerProcess, user: TestUser) {
  const visitor = createApiClient(process.target, shop.context, { ip: newAddress() })
  visitor.token = user.visitor.token
  return visitor
}

/** Starts the processes that a test has stopped. */
export async function startStopped({ processes }: Simulation): Promise<void> {
  await Promise.all(processes.filter((process) => !process.isUp()).map((process) => process.start()))
}

/** Kills the processes and closes the shop. */
export async function closeSimulation(simulation: Simulation | undefined): Promise<void> {
  await Promise.all(simulation?.processes.map((process) => process.kill()) ?? [])
  await simulation?.shop.close()
}
