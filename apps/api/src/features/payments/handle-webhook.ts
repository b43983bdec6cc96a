import { enqueue } from '../../jobs/enqueue.ts'
import type { World } from '../../context.ts'
import { gatewayOf } from './select-gateway.ts'
import { type Attempt, findAttempt, findAttemptByNumber, nameAttempt } from './queries.ts'
import { settleAttempt } from './settle-attempt.ts'

/**
 * The gateway says that something happened to a transaction: it is asked back, and only that answer counts. A notice that comes before
 * our own link is written finds its attempt by the reference the gateway holds. When the gateway can't be asked now, the queue will.
 */
export async function hearWebhook(world: World, trNumber: string, requestId: string): Promise<void> {
  const attempt =
    (await findAttemptByNumber(world.db, world.gateway.name, trNumber)) ?? (await findByReference(world, trNumber))
  if (!attempt) {
    world.log.warn({ trNumber }, 'a notice of a transaction that is not ours')
    return
  }
  const { outcome } = await settleAttempt(world, attempt, requestId)
  if (outcome !== 'unreachable') return
  await enqueue(world.db, 'check-payment', { attemptId: attempt.id }, { key: `check-payment:${attempt.id}` })
}

async function findByReference(world: World, trNumber: string): Promise<Attempt | undefined> {
  const asked = await gatewayOf(world).fetch(trNumber)
  const reference = asked.ok ? asked.value?.attemptId : undefined
  if (!reference || !/^[0-9a-f-]{36}$/.test(reference)) return undefined
  await nameAttempt(world.db, reference, trNumber)
  const attempt = await findAttempt(world.db, reference)
  return attempt?.trNumber === trNumber ? attempt : undefined
}
