import type { AppContext } from '../../context.ts'
import { continueOnboarding } from './continue-onboarding.ts'
import { findOpenOnboardings } from './onboarding-queries.ts'

/** Continues all onboardings at once instead of by their jobs, for the start of a demo. */
export async function continueOnboardings(context: AppContext): Promise<void> {
  for (const onboardingId of await findOpenOnboardings(context.db)) await continueOnboarding(context, { onboardingId })
}
