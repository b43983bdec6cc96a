import type { RouteName } from '@warda/contract/routes'
import { expect } from 'vitest'
import type { ApiClient, CallInput, TestAnswer } from '../api-client.ts'
import type { MadeUser } from '../make-user.ts'
import type { ServerProcess } from '../processes.ts'
import type { TestShop } from '../shop.ts'
import { waitUntil } from '../wait-until.ts'
import type { Random } from './random.ts'

/** Somebody who asks each process as themselves. */
export type Person = MadeUser & { at: readonly ApiClient[] }
export type Buyer = Person & { branchId: number | null; code: string | null }
export type Placing = { buyer: Buyer; key: string; body: object; answer: TestAnswer }

/** A shop in full swing: its people, its server processes, and what was acknowledged to whom. */
export type Simulation = {
  seed: number
  /** Reads the database, and makes people; nobody asks it anything. */
  shop: TestShop
  processes: ServerProcess[]
  buyers: Buyer[]
  owner: Buyer
  drivers: Person[]
  staff: Person[]
  flowers: { variantId: number; productId: number }[]
  days: string[]
  slots: string[]
  /** Orders that a buyer was told of, by id. */
  orders: Map<string, Buyer>
  placed: Placing[]
  /** Payment links that somebody holds: the bank's number and an order it is for. */
  links: { trNumber: string; orderId: string }[]
  /** How often each call ended how: `placeOrder 200`. */
  tally: Map<string, number>
  /** Requests whose answer was lost with their process. */
  lost: number
}

/** What a refusal may be; an answer outside of this is a fault, whatever was asked. */
const REFUSALS = [400, 404, 409]

/**
 * Asks one of the processes. An answer that is lost with its process is asked for again at another, with the same key; a request that is told
 * to wait, for its twin or for a busy machine, is asked again.
 */
export async function ask(
  life: Simulation,
  chance: Random,
  person: { at: readonly ApiClient[] },
  name: RouteName,
  input: CallInput,
  also: readonly number[] = [],
): Promise<TestAnswer> {
  let side = chance.below(life.processes.length)
  return waitUntil(
    () =>
      `an answer to ${name} (seed ${life.seed}) ${life.processes.map((one) => one.isUp())} ${complaintsOf(life).join('\n')}`,
    async () => {
      const answer = await person.at[side]?.call(name, input).catch(() => null)
      if (!answer) {
        life.lost += 1
        side = (side + 1) % life.processes.length
        return null
      }
      if (['idempotency.running', 'busy'].includes(answer.body.code)) return null
      note(life, `${name} ${answer.status}${answer.status === 200 ? '' : ` ${answer.body.code}`}`)
      const about = `seed ${life.seed}: ${name} ${JSON.stringify([input, answer.body, complaintsOf(life)])}`
      // The demo's bank lives in the same database and is away with it.
      if (answer.status === 503 && answer.body.code === 'payment.link_unavailable') return answer
      expect([200, ...REFUSALS, ...also], about).toContain(answer.status)
      return answer
    },
    60,
  )
}

export const complaintsOf = (life: Simulation): string[] => life.processes.flatMap((process) => process.complaints())

export function note(life: Simulation, what: string): void {
  life.tally.set(what, (life.tally.get(what) ?? 0) + 1)
}

let addresses = 0
/** An address nobody has asked from. */
export function newAddress(): string {
  addresses += 1
  return `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses & 255}`
}
