import { afterAll, beforeAll, expect, test } from 'vitest'
import { simulateDay } from './day.ts'
import { endDay } from './evening.ts'
import {
  expectDebtsAddUp,
  expectFiltersPartition,
  expectGaplessNumbers,
  expectGatewayMatches,
  expectInvariants,
  expectOneOrderPerKey,
  expectPointsAddUp,
  expectTabsPartition,
} from './invariant-checks.ts'
import { closeSimulation, openSimulation } from './open-simulation.ts'
import { runSeed } from './random.ts'
import { collectErrors, type Simulation } from './simulation.ts'

const ACTIONS = 700
const LANES = 12
const seed = runSeed()

let simulation: Simulation
beforeAll(async () => {
  simulation = await openSimulation(seed)
})
afterAll(() => closeSimulation(simulation))

const formatTally = () =>
  [...simulation.tally]
    .toSorted()
    .map(([what, often]) => `${what}: ${often}`)
    .join('\n')

test(`I1–I6 I8–I19 I21–I31 I34–I36 I60 random actions on two processes, one of them killed halfway (WARDA_SEED=${seed})`, async () => {
  let killing: Promise<void> | undefined
  const killOne = async () => {
    await simulation.processes[1]?.kill()
    await simulation.processes[1]?.start()
  }
  const during = (done: number) => {
    if (done === ACTIONS / 2) killing = killOne()
  }
  await simulateDay(simulation, { actions: ACTIONS, lanes: LANES, during })
  await killing
  await endDay(simulation)
  if (process.env.WARDA_TELL) process.stderr.write(`${formatTally()}\nlost ${simulation.lost}\n`)
  await expectInvariants(simulation)
  await expectOneOrderPerKey(simulation)
  await expectGatewayMatches(simulation)
  await expectTabsPartition(simulation)
  await expectGaplessNumbers(simulation)
  for (const buyer of simulation.buyers) {
    await expectFiltersPartition(simulation, buyer)
    await expectPointsAddUp(simulation, buyer)
    if (buyer.role !== 'BranchManager') await expectDebtsAddUp(simulation, buyer)
  }
  expect(collectErrors(simulation)).toEqual([])
  for (const process of simulation.processes) expect(await process.stop()).toBe(0)
})
