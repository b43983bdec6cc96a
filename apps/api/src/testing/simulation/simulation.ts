import type { RouteName } from '@warda/contract/routes'
import { expect } from 'vitest'
import type { ApiClient, CallInput, TestAnswer } from '../api-client.ts'
import type { TestUser } from '../make-user.ts'
import type { ServerProcess } from '../processes.ts'
import type { TestShop } from '../shop.ts'
import { waitUntil } from '../wait-until.ts'
import type { Random } from './random.ts'

/** A user with a client of each process. */
export type Person = TestUser & { at: readonly ApiClient[] }
export type Buyer = Person & { branchId: number | null; code: string | null }
export type PlacementAttempt = { buyer: Buyer; key: string; body: object; answer: TestAnswer }

/** A running shop with its users and server processes, and the acknowledged results. */
export type Simulation = {
  seed: number
  /** For reading the database and creating users; receives no requests. */
  shop: TestShop
  processes: ServerProcess[]
  buyers: Buyer[]
  owner: Buyer
  drivers: Person[]
  staff: Person[]
  admins: Person[]
  flowers: { variantId: number; productId: number }[]
  days: string[]
  slots: string[]
  /** Acknowledged orders by id. */
  orders: Map<string, Buyer>
  placed: PlacementAttempt[]
  /** Created payment links with one of their orders. */
  links: { trNumber: string; orderId: string }[]
  /** Number of responses by endpoint and status, such as `placeOrder 200`. */
  tally: Map<string, number>
  /** Requests whose response was lost with their process. */
  lost: number
}

/** Statuses of expected errors. */
const EXPECTED_ERRORS = [400, 404, 409]

/**
 * Sends a request to one of the processes. A request whose response is lost is repeated at another process with the same key; a request that
 * is answered with `busy` or `idempotency.running` is repeated.
 */
export async function sendRequest(
  simulation: Simulation,
  random: Random,
  person: { at: readonly ApiClient[] },
  name: RouteName,
  input: CallInput,
  additionalStatuses: readonly number[] = [],
): Promise<TestAnswer> {
  let processIndex = random.below(simulation.processes.length)
  return waitUntil(
    () =>
      `an answer to ${name} (seed ${simulation.seed}) ${simulation.processes.map((one) => one.isUp())} ${collectErrors(simulation).join('\n')}`,
    async () => {
      const answer = await person.at[processIndex]?.call(name, input).catch(() => null)
      if (!answer) {
        simulation.lost += 1
        processIndex = (processIndex + 1) % simulation.processes.length
        return null
      }
      if (['idempotency.running', 'busy'].includes(answer.body.code)) return null
      countResult(simulation, `${name} ${answer.status}${answer.status === 200 ? '' : ` ${answer.body.code}`}`)
      const about = `seed ${simulation.seed}: ${name} ${JSON.stringify([input, answer.body, collectErrors(simulation)])}`
      // The sandbox gateway uses the same database and fails with it.
      if (answer.status === 503 && answer.body.code === 'payment.link_unavailable') return answer
      expect([200, ...EXPECTED_ERRORS, ...additionalStatuses], about).toContain(answer.status)
      return answer
    },
    60,
  )
}

export const collectErrors = (simulation: Simulation): string[] =>
  simulation.processes.flatMap((process) => process.errors())

export function countResult(simulation: Simulation, key: string): void {
  simulation.tally.set(key, (simulation.tally.get(key) ?? 0) + 1)
}

let addresses = 0
/** A new IP address. */
export function newAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}
