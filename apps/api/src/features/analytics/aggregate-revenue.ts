import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { AppContext } from '../../context.ts'
import { aggregateDays } from './revenue-queries.ts'

/** Nightly job: aggregates the revenue of past days, so that long periods are read quickly (decision 19). The sums stay the same. */
export async function aggregateRevenue({ db, clock }: Pick<AppContext, 'db' | 'clock'>): Promise<void> {
  const yesterday = addDays(riyadhDate(clock.now()), -1)
  while (await aggregateDays(db, yesterday)) {
    // Each call aggregates up to a month.
  }
}
