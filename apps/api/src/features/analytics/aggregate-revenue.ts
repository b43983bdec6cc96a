import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { aggregateDays } from './revenue-queries.ts'

/** Every night: folds the revenue of the days that are over, for long periods to be read quickly (decision 19). What it says stays the same. */
export async function aggregateRevenue({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const yesterday = addDays(riyadhDate(clock.now()), -1)
  while (await aggregateDays(db, yesterday)) {
    // A month more.
  }
}
