import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { ConcurrencyLimit } from './concurrency-limit.ts'

/** OWASP's setting of argon2id (the library's default algorithm): 19 MiB, two passes, one lane (promise P14). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Each hash keeps a core busy for tens of milliseconds: more at once would only starve everything else. */
const gate = new ConcurrencyLimit({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 200 })

/** NFC, so that a password typed on another keyboard is the same; never trimmed, never cut. */
const typed = (password: string): string => password.normalize('NFC')

/** The hash to keep of a password; throws `ConcurrencyLimitError` when too many wait. */
export const hashPassword = (password: string): Promise<string> => gate.run(() => hash(typed(password), OPTIONS))

let nobody: Promise<string> | undefined

/**
 * Whether `password` made `kept`. Without a kept hash (nobody by that name) the same work is done for nothing, so that
 * the time tells no one who has an account (promise P15). `before` runs when it is this call's turn; false ends it unhashed.
 */
export async function verifyPassword(
  kept: string | undefined,
  password: string,
  before: () => Promise<boolean> = async () => true,
): Promise<boolean | 'not_tried'> {
  nobody ??= hash('nobody has this password', OPTIONS)
  const against = kept ?? (await nobody)
  return gate.run(async () =>
    (await before()) ? (await verify(against, typed(password))) && kept !== undefined : 'not_tried',
  )
}
