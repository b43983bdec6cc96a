import { describe, expect, test } from 'vitest'
import { fakeGateway } from '../testing/fake-gateway.ts'
import { guardGateway } from './guarded-gateway.ts'

const limits = { timeoutMs: 40, failureThreshold: 3, openMs: 1_000 }

function openGuardedGateway() {
  const gateway = fakeGateway()
  const clock = { time: 0, now: () => clock.time }
  return { gateway, clock, guard: guardGateway(gateway, clock, limits) }
}

describe('a guarded gateway', () => {
  test('D6 a response after the timeout and an exception count as lost responses', async () => {
    const { gateway, guard } = openGuardedGateway()
    gateway.script.createLink = () => new Promise(() => {})
    expect(await guard.createLink({} as never)).toEqual({ ok: false, reason: 'unknown' })
    gateway.script.fetch = () => Promise.reject(new Error('boom'))
    expect(await guard.fetch('1')).toEqual({ ok: false, reason: 'unreachable' })
    gateway.script.cancel = () => new Promise(() => {})
    expect(await guard.cancel('1')).toBe(false)
  })

  test('D6 the circuit opens after consecutive failures, allows one trial request later, and closes on success', async () => {
    const { gateway, clock, guard } = openGuardedGateway()
    gateway.script.fetch = async () => ({ ok: false, reason: 'unreachable' })
    for (let attempt = 0; attempt < 6; attempt++) await guard.fetch('1')
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

  test('a rejected request is not a failure of the gateway', async () => {
    const { gateway, guard } = openGuardedGateway()
    gateway.script.createLink = async () => ({ ok: false, reason: 'refused' })
    for (let attempt = 0; attempt < 6; attempt++) await guard.createLink({} as never)
    expect(gateway.calls.createLink).toBe(6)
  })
})
