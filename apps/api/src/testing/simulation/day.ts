import {
  type Action,
  accept,
  bank,
  choose,
  confirm,
  decide,
  link,
  linkMany,
  payOne,
  place,
  receive,
  reject,
  replay,
  useCredit,
} from './buyer-actions.ts'
import { createRandom } from './random.ts'
import { countResult, type Simulation } from './simulation.ts'
import {
  bulk,
  cancel,
  complete,
  credit,
  fail,
  invoice,
  look,
  mailLink,
  part,
  plan,
  proof,
  resolveDebt,
  schedule,
  start,
  whole,
} from './staff-actions.ts'

/** Actions with their weights. */
const ACTIONS: Record<string, [number, Action]> = {
  place: [24, place],
  replay: [4, replay],
  accept: [7, accept],
  decide: [4, decide],
  reject: [2, reject],
  link: [10, link],
  linkMany: [3, linkMany],
  bank: [10, bank],
  confirm: [8, confirm],
  useCredit: [3, useCredit],
  part: [5, part],
  whole: [5, whole],
  schedule: [4, schedule],
  resolveDebt: [5, resolveDebt],
  start: [12, start],
  complete: [9, complete],
  bulk: [4, bulk],
  plan: [2, plan],
  fail: [4, fail],
  choose: [5, choose],
  proof: [2, proof],
  mailLink: [2, mailLink],
  receive: [6, receive],
  cancel: [2, cancel],
  credit: [4, credit],
  invoice: [4, invoice],
  look: [4, look],
}
const WEIGHTED_NAMES = Object.entries(ACTIONS).flatMap(([name, [weight]]) => Array.from({ length: weight }, () => name))

/** Pays one order, then runs `actions` random actions in `lanes` concurrent lanes; `during` receives the number of started actions. */
export async function simulateDay(
  simulation: Simulation,
  { actions, lanes, during = () => {} }: { actions: number; lanes: number; during?: (done: number) => void },
): Promise<void> {
  await payOne(simulation, createRandom(simulation.seed))
  let done = 0
  const lane = async (_: unknown, at: number): Promise<void> => {
    const random = createRandom(simulation.seed * 101 + at)
    while (done < actions) {
      done += 1
      during(done)
      const name = simulation.orders.size < 8 ? 'place' : (random.pick(WEIGHTED_NAMES) ?? 'place')
      countResult(simulation, `action ${name}`)
      await ACTIONS[name]?.[1](simulation, random)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
