import { createDatabase } from './db/pool.ts'
import { resetSecondFactorOnServer } from './features/second-factor/index.ts'

const REFUSED = {
  not_found: 'No account has this email address.',
  'second_factor.off': 'This account has no second factor.',
}

/** `node apps/api/src/reset-second-factor.ts EMAIL`: removes the second factor of an account, with DATABASE_URL (docs/running.md). */
try {
  const [email] = process.argv.slice(2)
  const url = process.env.DATABASE_DIRECT_URL || process.env.DATABASE_URL
  if (!email) throw new Error('Usage: node apps/api/src/reset-second-factor.ts name@example.com')
  if (!url) throw new Error('Setting DATABASE_URL must be given.')
  const db = createDatabase(url, { max: 1, applicationName: 'warda-reset' })
  const reset = await resetSecondFactorOnServer(db, email, new Date()).finally(() => db.destroy())
  if (!reset.ok) throw new Error(REFUSED[reset.code])
  process.stdout.write(
    `The second factor of ${reset.value.name} is removed; the next login needs the password alone.\n`,
  )
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
