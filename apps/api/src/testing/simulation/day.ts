import {
  type Act,
  accept,
  bank,
  choose,
  confirm,
  decide,
  link,
  linkMany,
  place,
  receive,
  reject,
  replay,
  useCredit,
} from './buyer-actions.ts'
import { createRandom } from './random.ts'
import { note, type Simulation } from './simulation.ts'
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

/** How often each thing happens, of the sum of all. */
const ACTS: Record<string, [number, Act]> = {
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
const BAG = Object.entries(ACTS).flatMap(([name, [often]]) => Array.from({ length: often }, () => name))

/** Lets `lanes` of people act at once until `acts` things were done; `during` is told how many are. */
export async function simulateDay(
  life: Simulation,
  { acts, lanes, during = () => {} }: { acts: number; lanes: number; during?: (done: number) => void },
): Promise<void> {
  let done = 0
  const lane = async (_: unknown, at: number): Promise<void> => {
    const chance = createRandom(life.seed * 101 + at)
    while (done < acts) {
      done += 1
      during(done)
      const name = life.orders.size < 8 ? 'place' : (chance.pick(BAG) ?? 'place')
      note(life, `act ${name}`)
      await ACTS[name]?.[1](life, chance)
    }
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}
