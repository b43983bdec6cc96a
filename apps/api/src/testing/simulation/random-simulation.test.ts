import { afterAll, beforeAll, expect, test } from 'vitest'
import { simulateDay } from './day.ts'
import { endDay } from './evening.ts'
import {
  expectBankAgrees,
  expectDebtsAddUp,
  expectFiltersPart,
  expectNothingBroken,
  expectNumbersRun,
  expectOneOrderAKey,
  expectPointsAddUp,
  expectTabsPart,
} from './invariant-checks.ts'
import { closeSimulation, openSimulation } from './open-simulation.ts'
import { runSeed } from './random.ts'
import { complaintsOf, type Simulation } from './simulation.ts'

const ACTS = 700
const LANES = 12
const seed = runSeed()

let life: Simulation
beforeAll(async () => {
  life = await openSimulation(seed)
}, 240_000)
afterAll(() => closeSimulation(life))

const told = () =>
  [...life.tally]
    .toSorted()
    .map(([what, often]) => `${what}: ${often}`)
    .join('\n')

test(`I1–I6 I8–I19 I21–I31 I34–I36 I60 random lives on two processes, one of them killed in the middle (WARDA_SEED=${seed})`, {
  timeout: 400_000,
}, async () => {
  let killing: Promise<void> | undefined
  const killOne = async () => {
    await life.processes[1]?.kill()
    await life.processes[1]?.start()
  }
  const during = (done: number) => {
    if (done === ACTS / 2) killing = killOne()
  }
  await simulateDay(life, { acts: ACTS, lanes: LANES, during })
  await killing
  await endDay(life)
  if (process.env.WARDA_TELL) process.stderr.write(`${told()}\nlost ${life.lost}\n`)
  await expectNothingBroken(life)
  await expectOneOrderAKey(life)
  await expectBankAgrees(life)
  await expectTabsPart(life)
  await expectNumbersRun(life)
  for (const buyer of life.buyers) {
    await expectFiltersPart(life, buyer)
    await expectPointsAddUp(life, buyer)
    if (buyer.role !== 'BranchManager') await expectDebtsAddUp(life, buyer)
  }
  expect(complaintsOf(life)).toEqual([])
  for (const process of life.processes) expect(await process.stop()).toBe(0)
})
