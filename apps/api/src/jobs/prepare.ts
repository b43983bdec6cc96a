import { runMigrations } from 'graphile-worker'

/** Creates or updates the job queue's own tables; safe to run from several processes at once. */
export const prepareJobs = (url: string): Promise<void> => runMigrations({ connectionString: url })
