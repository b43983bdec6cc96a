/*
 * Parts of the checkout that its first step does not show. They are loaded once the buyer begins to use the form, so that each is there
 * when it is needed.
 */
export const loadRules = () => import('./checkout-rules.ts')
export const loadWhenStep = () => import('./when-step.tsx')
export const loadPayStep = () => import('./pay-step.tsx')
export const loadHeldOrder = () => import('./held-order.tsx')

const parts = [loadRules, loadWhenStep, loadPayStep, loadHeldOrder]

/** Loads them all; a part that fails is loaded again where it is shown. */
export const loadLaterParts = (): void => {
  for (const load of parts) load().catch(() => undefined)
}
