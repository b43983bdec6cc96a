import type { TaxUnit } from '@warda/contract/tax-units'

type Onboarding = NonNullable<TaxUnit['onboarding']>

/** The steps to a certificate in order. */
export const STEPS = ['compliance', 'checks', 'production'] as const

/** Documents that the authority checks. */
export const CHECK_COUNT = 6

/** Whether the server goes on by itself. */
export const isUnderWay = ({ state, onboarding }: TaxUnit): boolean =>
  state !== 'revoked' && (onboarding?.step === 'checks' || onboarding?.step === 'production')

export type StepState = 'done' | 'current' | 'open'

/** The state of a step of an onboarding that has not failed. */
export function stepState(step: (typeof STEPS)[number], current: Onboarding['step']): StepState {
  const names: readonly string[] = STEPS
  const at = current === 'finished' ? STEPS.length : names.indexOf(current)
  const own = names.indexOf(step)
  if (own < at) return 'done'
  return own === at ? 'current' : 'open'
}
