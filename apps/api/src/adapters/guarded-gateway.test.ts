import { describe, expect, test } from 'vitest'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { guardGateway } from './guarded-gateway.ts'

const limits = { deadlineMs: 40, failures: 3, restMs: 1_000 }

function guarded() {
  const gateway = fakeGateway()
  const clock = { time: 0, now: () => clock.time }
  return { gateway, clock, guard: guardGateway(gateway, clock, limits) }
}

describe('a guarded gateway', () => {
  test('D6 an answer over the deadline is a lost one; an exception too', async () => {
    const { gateway, guard } = guarded()
    gateway.script.createLink = () => new Promise(() => {})
    expect(await guard.createLink({} as never)).toEqual({ ok: false, reason: 'unknown' })
    gateway.script.fetch = () => Promise.reject(new Error('boom'))
    expect(await guard.fetch('1')).toEqual({ ok: false, reason: 'unreachable' })
    gateway.script.cancel = () => new Promise(() => {})
    expect(await guard.cancel('1')).toBe(false)
  })

  test('D6 the breaker opens after failures in a row, tries once after its rest, and closes on success', async () => {
    const { gateway, clock, guard } = guarded()
    gateway.script.fetch = async () => ({ ok: false, reason: 'unreachable' })
    for (let asked = 0; asked < 6; asked++) await guard.fetch('1')
    expect(gateway.calls.fetch).toBe(3)
    clock.time = 1_001
    await Promise.all([guard.fetch('1'), guard.fetch('1'), guard.fetch('1')])
    expect(gateway.calls.fetch).toBe(4)
    clock.time = 2_100
    gateway.script.fetch = undefined
    expect(await guard.fetch('1')).toEqual({ ok: true, value: null })
    await guard.fetch('1')
    expect(gateway.calls.fetch).toBe(6)
  })

  test('a refusal is an answer, not a failure', async () => {
    const { gateway, guard } = guarded()
    gateway.script.createLink = async () => ({ ok: false, reason: 'refused' })
    for (let asked = 0; asked < 6; asked++) await guard.createLink({} as never)
    expect(gateway.calls.createLink).toBe(6)
  })
})
