import { runMigrations } from 'graphile-worker'

/** Creates or migrates the tables of the job queue; safe for concurrent processes. */
export const prepareJobs = (url: string): Promise<void> => runMigrations({ connectionString: url })
