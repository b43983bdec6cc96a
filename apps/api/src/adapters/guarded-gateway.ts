import type { Clock } from './clock.ts'
import type { Gateway, GatewayError } from './gateway.ts'

type Limits = {
  /** The longest a buyer waits for the gateway, milliseconds. */
  deadlineMs: number
  /** Failures in a row after which it is left alone for `restMs`; then one call tries it again. */
  failures: number
  restMs: number
}

const LIMITS: Limits = { deadlineMs: 2_500, failures: 5, restMs: 30_000 }

/**
 * A gateway that answers in time or not at all: a call over the deadline is a lost answer, an exception too, and a gateway that keeps
 * failing is not asked for a while (circuit breaker), so that a buyer hears "no link" at once instead of waiting.
 */
export function guardGateway(gateway: Gateway, clock: Clock, limits: Limits = LIMITS): Gateway {
  let failed = 0
  let restUntil = 0

  const guard = async <T>(ask: () => Promise<T>, reason: GatewayError['reason']): Promise<T | GatewayError> => {
    const lost: GatewayError = { ok: false, reason }
    const now = clock.now()
    if (failed >= limits.failures && now < restUntil) return { ok: false, reason: 'unreachable' }
    // While one call tries a resting gateway, the others keep away from it.
    if (failed >= limits.failures) restUntil = now + limits.deadlineMs
    const answer = await within(limits.deadlineMs, ask, lost)
    if (isFault(answer) && answer.reason !== 'refused') {
      failed += 1
      if (failed >= limits.failures) restUntil = clock.now() + limits.restMs
    } else failed = 0
    return answer
  }

  return {
    name: gateway.name,
    linkHosts: gateway.linkHosts,
    createLink: (request) => guard(() => gateway.createLink(request), 'unknown'),
    fetch: (trNumber) => guard(() => gateway.fetch(trNumber), 'unreachable'),
    cancel: (trNumber) => within(limits.deadlineMs, () => gateway.cancel(trNumber), false),
  }
}

const isFault = (answer: unknown): answer is GatewayError =>
  typeof answer === 'object' && answer !== null && 'ok' in answer && answer.ok === false

/** What `ask` gives in time; `otherwise` when it is late or throws. */
async function within<T, O>(ms: number, ask: () => Promise<T>, otherwise: O): Promise<T | O> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<O>((resolve) => {
    timer = setTimeout(() => resolve(otherwise), ms)
  })
  try {
    return await Promise.race([ask().catch(() => otherwise), late])
  } finally {
    clearTimeout(timer)
  }
}
