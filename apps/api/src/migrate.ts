import { migrate } from './db/migrate.ts'
import { prepareJobs } from './jobs/prepare.ts'

/** Applies the migrations to DATABASE_DIRECT_URL, else DATABASE_URL, before `main.ts` is started; `npm start` does this itself. */
try {
  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  if (!url) throw new Error('Setting DATABASE_URL must be given.')
  const applied = await migrate(url)
  await prepareJobs(url)
  process.stdout.write(`${applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}.`}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
