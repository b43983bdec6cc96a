import type { Database } from '../../db/database.ts'
import { enqueue } from '../../jobs/enqueue.ts'
import { findWaitingOnboardings } from './onboarding-queries.ts'

/** Adds the jobs of onboardings that wait, because a job is given up after its last attempt, some hours after the first. */
export async function resumeOnboardings(db: Database): Promise<void> {
  for (const onboardingId of await findWaitingOnboardings(db))
    await enqueue(db, 'onboard-tax-unit', { onboardingId }, { key: `onboard-tax-unit:${onboardingId}` })
}
