import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { RouteName } from '@warda/contract/routes'
import { type CallInput, createApiClient, type TestAnswer } from '../api-client.ts'
import { makeFlower, retailOrder } from '../make-order.ts'
import { makeUser, type TestUser } from '../make-user.ts'
import { requestOver } from '../processes.ts'
import type { TestShop } from '../shop.ts'
import { newAddress } from '../simulation/simulation.ts'
import { waitUntil } from '../wait-until.ts'

export type PlacedOrder = { id: string; key: string; at: number }

/** Buyers who place and pay orders through one address until they are stopped. */
export type Buyers = {
  /** Orders that the shop has acknowledged, in this order; `at` is in ms since the epoch. */
  orders: readonly PlacedOrder[]
  /** Requests that were lost or answered with 5xx, and sent again with the same key. */
  retries(): number
  /** Status and code of each 5xx answer, such as `503 busy`. */
  serverErrors: ReadonlySet<string>
  /** Waits until so many more orders are acknowledged. */
  waitForOrders(count: number): Promise<void>
  /** Ends after the orders in progress; throws when an answer was neither success nor a lost request. */
  stop(): Promise<void>
}

/** Refusals while an earlier request, whose answer was lost, is still at work. */
const UNDER_WAY = ['idempotency.running', 'payment.running']

/** Orders after which a buyer gets a new account; the shop allows an account 60 in an hour. */
const ORDERS_OF_AN_ACCOUNT = 40

/** Pause before a request is sent again, ms. */
const RETRY_MS = 200

/** Starts `count` buyers at `url`; `shop` creates them and reads the calendar in the same database. */
export async function startBuyers(shop: TestShop, url: string, count: number): Promise<Buyers> {
  const orders: PlacedOrder[] = []
  const serverErrors = new Set<string>()
  let retries = 0
  /** Why the last request was sent again. */
  let lastRetry = 'none'
  let isStopped = false
  const flower = await makeFlower(shop, { stock: 1_000_000 })
  const place = await chooseSlot(shop)

  const send = async (work: () => Promise<TestAnswer>): Promise<TestAnswer> => {
    for (;;) {
      const answer = await work().catch((error: Error) => {
        lastRetry = `${error.message} ${String(error.cause ?? '')}`
        return null
      })
      const code = (answer?.body as { code?: string } | undefined)?.code ?? ''
      if (answer && answer.status < 500 && answer.status !== 429 && !UNDER_WAY.includes(code)) return answer
      if (answer) lastRetry = `${answer.status} ${code}`
      if (answer && answer.status >= 500) serverErrors.add(lastRetry)
      retries += 1
      await pause(RETRY_MS)
    }
  }
  const order = async (buyer: TestUser, isPaid: boolean): Promise<void> => {
    const client = createApiClient({ request: withTimeout(url) }, shop.context, { ip: newAddress() })
    client.token = buyer.visitor.token
    const call = async (name: RouteName, input: CallInput): Promise<TestAnswer> => {
      const answer = await send(() => client.call(name, input))
      if (answer.status === 200) return answer
      throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`)
    }
    const { userId } = buyer
    await call('addToCart', { params: { userId }, body: { variantId: flower.variantId, quntity: 1 } })
    const key = randomUUID()
    const body = { ...retailOrder(place), paymentTerms: isPaid ? 'online' : 'cash', cardMessage: key }
    const placed = await call('placeOrder', { params: { id: userId }, body, headers: { 'idempotency-key': key } })
    const orderId = String(placed.body.data.id)
    orders.push({ id: orderId, key, at: Date.now() })
    if (!isPaid) return
    const link = await call('addPayment', { params: { userId, orderId } })
    const trNumber = String(link.body.link).split('/').at(-1) ?? ''
    await send(() => chooseSuccess(url, trNumber))
    await call('confirmPayment', { params: { orderId, trNumber } })
  }
  const loop = async (): Promise<void> => {
    let buyer = await makeUser(shop)
    let orderCount = 0
    for (let n = 1; !isStopped; n += 1) {
      if (orderCount >= ORDERS_OF_AN_ACCOUNT) {
        // Without a database no account can be created; the next order tries again.
        const next = await makeUser(shop).catch(() => null)
        if (next) [buyer, orderCount] = [next, 0]
      }
      await order(buyer, n % 2 === 1)
      orderCount += 1
      await pause(100)
    }
  }
  const loops = Promise.all(Array.from({ length: count }, loop))
  let failure: unknown
  loops.catch((error: unknown) => {
    failure = error
    isStopped = true
  })
  return {
    orders,
    serverErrors,
    retries: () => retries,
    async waitForOrders(more) {
      const until = orders.length + more
      await waitUntil(
        () => `${more} orders (${orders.length} of ${until}; the last request sent again: ${lastRetry})`,
        async () => {
          if (failure) throw failure
          return orders.length >= until
        },
      )
    },
    async stop() {
      isStopped = true
      await loops
    },
  }
}

/** A day after tomorrow, whose ordering deadline does not pass meanwhile. */
async function chooseSlot(shop: TestShop): Promise<{ deliveryDate: string; deliverySlot: string }> {
  const { days } = await shop.visitor().fetchAnswer('getDeliveryDays')
  const day = days.slice(2).find(({ slots }) => slots.some(({ state }) => state === 'open'))
  const slot = day?.slots.find(({ state }) => state === 'open')
  if (!day || !slot) throw new Error('No window is open.')
  return { deliveryDate: day.date, deliverySlot: slot.id }
}

/** As the web app, a buyer gives up a request after 30 s and sends it again. */
const withTimeout =
  (url: string): ReturnType<typeof requestOver> =>
  (path, init, environment) =>
    requestOver(url)(path, { ...init, signal: AbortSignal.timeout(30_000) }, environment)

/** The buyer pays on the sandbox's payment page. */
async function chooseSuccess(url: string, trNumber: string): Promise<TestAnswer> {
  const body = new URLSearchParams({ outcome: 'success' })
  const response = await fetch(`${url}/sandbox-gateway/pay/${trNumber}`, {
    method: 'POST',
    body,
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
  })
  await response.body?.cancel()
  return { status: response.status, body: null, headers: response.headers }
}
