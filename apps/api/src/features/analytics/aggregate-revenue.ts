import { addDays, riyadhDate } from '@warda/domain/time/riyadh-time'
import type { World } from '../../context.ts'
import { foldDays } from './revenue-queries.ts'

/** Every night: folds the revenue of the days that are over, for long periods to be read quickly (decision 19). What it says stays the same. */
export async function foldRevenue({ db, clock }: Pick<World, 'db' | 'clock'>): Promise<void> {
  const yesterday = addDays(riyadhDate(clock.now()), -1)
  while (await foldDays(db, yesterday)) {
    // A month more.
  }
}
