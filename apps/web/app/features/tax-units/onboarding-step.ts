import type { TaxUnit } from '@warda/contract/tax-units'

type Onboarding = NonNullable<TaxUnit['onboarding']>

/** The steps of an onboarding, in order. */
export const STEPS = ['compliance', 'checks', 'production'] as const

/** Number of documents in the compliance checks. */
export const CHECK_COUNT = 6

/** Whether the server continues without the user. */
export const isUnderWay = ({ state, onboarding }: TaxUnit): boolean =>
  state !== 'revoked' && (onboarding?.step === 'checks' || onboarding?.step === 'production')

export type StepState = 'done' | 'current' | 'open'

/** The state of a step of an onboarding that has not failed. */
export function stepState(step: (typeof STEPS)[number], current: Onboarding['step']): StepState {
  const names: readonly string[] = STEPS
  const currentIndex = current === 'finished' ? STEPS.length : names.indexOf(current)
  const stepIndex = names.indexOf(step)
  if (stepIndex < currentIndex) return 'done'
  return stepIndex === currentIndex ? 'current' : 'open'
}
