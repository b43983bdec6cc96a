import { checkBeforeWork, type OrderBeforeWork } from './buyer-changes.ts'

/**
 * What the page of a recipient can do (AGREE-03). `open`: the address is wanted; `answered`: it is given and may be changed; `fixed`: work
 * has started; `over`: delivered; `ended`: nobody answered in time; `cancelled`: for another reason.
 */
export const ADDRESS_REQUEST_STATES = ['open', 'answered', 'fixed', 'over', 'ended', 'cancelled'] as const
export type AddressRequestState = (typeof ADDRESS_REQUEST_STATES)[number]

/** Instants in ms; `wantedUntilMs` is null once the address is given. */
export type RequestedOrder = OrderBeforeWork & { wantedUntilMs: number | null; cancelledAtMs: number | null }

export function getAddressRequestState(order: RequestedOrder): AddressRequestState {
  const { state, wantedUntilMs, cancelledAtMs, nowMs } = order
  if (state === 'cancelled') return isEnded(wantedUntilMs, cancelledAtMs) ? 'ended' : 'cancelled'
  if (state === 'delivered' || state === 'completed') return 'over'
  if (wantedUntilMs !== null) return nowMs < wantedUntilMs ? 'open' : 'ended'
  return checkBeforeWork(order).ok ? 'answered' : 'fixed'
}

const isEnded = (wantedUntilMs: number | null, cancelledAtMs: number | null): boolean =>
  wantedUntilMs !== null && (cancelledAtMs ?? 0) >= wantedUntilMs
