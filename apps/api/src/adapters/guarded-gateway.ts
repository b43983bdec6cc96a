import type { Clock } from './clock.ts'
import type { Gateway, GatewayError, GatewayRefunds } from './gateway.ts'

type Lost = { ok: false; reason: Exclude<GatewayError['reason'], 'refused'> }

type Limits = {
  /** How long a buyer waits for the gateway at most. */
  timeoutMs: number
  /** Consecutive failures that open the circuit for `openMs`; then one trial request is allowed. */
  failureThreshold: number
  openMs: number
}

const LIMITS: Limits = { timeoutMs: 2_500, failureThreshold: 5, openMs: 30_000 }

/**
 * A gateway with a timeout and a circuit breaker. A timeout or an exception counts as a lost response; while the circuit is open, requests
 * fail at once, so that a buyer does not wait for a gateway that is down.
 */
export function guardGateway(gateway: Gateway, clock: Clock, limits: Limits = LIMITS): Gateway {
  let failureCount = 0
  let openUntil = 0

  const guard = async <T>(request: () => Promise<T>, reason: Lost['reason']): Promise<T | Lost> => {
    const lost: Lost = { ok: false, reason }
    const now = clock.now()
    if (failureCount >= limits.failureThreshold && now < openUntil) return { ok: false, reason: 'unreachable' }
    // Keeps the circuit open for other requests during a trial request.
    if (failureCount >= limits.failureThreshold) openUntil = now + limits.timeoutMs
    const response = await withTimeout(limits.timeoutMs, request, lost)
    if (isFailure(response)) {
      failureCount += 1
      if (failureCount >= limits.failureThreshold) openUntil = clock.now() + limits.openMs
    } else failureCount = 0
    return response
  }

  const guardRefunds = (refunds: GatewayRefunds): GatewayRefunds => ({
    fetch: (trNumber) => guard(() => refunds.fetch(trNumber), 'unreachable'),
    async send(paymentId, amount) {
      const lost = { ok: false, reason: 'unknown' } as const
      return withTimeout(limits.timeoutMs, () => refunds.send(paymentId, amount), lost)
    },
  })

  return {
    name: gateway.name,
    linkHosts: gateway.linkHosts,
    methods: gateway.methods,
    createLink: (request) => guard(() => gateway.createLink(request), 'unknown'),
    fetch: (trNumber) => guard(() => gateway.fetch(trNumber), 'unreachable'),
    refunds: gateway.refunds && guardRefunds(gateway.refunds),
    cancel: (trNumber) => withTimeout(limits.timeoutMs, () => gateway.cancel(trNumber), false),
  }
}

/** Refusals are answers, so they do not open the circuit. */
const isFailure = (response: unknown): boolean => isGatewayError(response) && response.reason !== 'refused'

const isGatewayError = (response: unknown): response is GatewayError =>
  typeof response === 'object' && response !== null && 'ok' in response && response.ok === false

/** The result of `request`, or `fallback` when it times out or throws. */
async function withTimeout<T, F>(ms: number, request: () => Promise<T>, fallback: F): Promise<T | F> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<F>((resolve) => {
    timer = setTimeout(() => resolve(fallback), ms)
  })
  try {
    return await Promise.race([request().catch(() => fallback), timeout])
  } finally {
    clearTimeout(timer)
  }
}
