/** Ways to pay online whose marks pages can show, in display order. */
export const ONLINE_METHODS = ['mada', 'visa', 'mastercard', 'applePay', 'stcPay', 'tabby', 'tamara'] as const
export type OnlineMethod = (typeof ONLINE_METHODS)[number]

/** Payment gateways; `sandbox` is the demo's own bank. */
export const GATEWAY_NAMES = ['sandbox', 'paylink', 'moyasar'] as const
export type GatewayName = (typeof GATEWAY_NAMES)[number]

/**
 * The methods that a shop shows (OPEN-09): those of its gateway, narrowed to the shop's choice. A choice that leaves none counts as no choice,
 * because the payment page of the gateway offers them anyway.
 */
export function listOfferedMethods(
  ofGateway: readonly OnlineMethod[],
  chosen: readonly OnlineMethod[] | null,
): OnlineMethod[] {
  const offered = ONLINE_METHODS.filter((method) => ofGateway.includes(method))
  const narrowed = offered.filter((method) => chosen === null || chosen.includes(method))
  return narrowed.length > 0 ? narrowed : offered
}
