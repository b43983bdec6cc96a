import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { ConcurrencyLimit } from '../../concurrency-limit.ts'

/** OWASP parameters of argon2id (the library's default algorithm): 19 MiB, two passes, one lane (promise P14). */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash occupies a core for tens of milliseconds; more at once would block other work. */
const hashLimit = new ConcurrencyLimit({ atOnce: Math.max(1, availableParallelism() - 1), waiting: 200 })

/** NFC, so that the password is the same from every keyboard; never trimmed or truncated. */
const normalise = (password: string): string => password.normalize('NFC')

/** Hashes a password; throws `ConcurrencyLimitError` when the queue is full. */
export const hashPassword = (password: string): Promise<string> =>
  hashLimit.run(() => hash(normalise(password), OPTIONS))

let placeholderHash: Promise<string> | undefined

/**
 * Verifies a password against a stored hash. Without a hash the same work is done, so that the duration does not reveal whether an
 * account exists (promise P15). `before` runs when the check gets its slot; when it returns false, nothing is hashed.
 */
export async function verifyPassword(
  storedHash: string | undefined,
  password: string,
  before: () => Promise<boolean> = async () => true,
): Promise<boolean | 'not_tried'> {
  placeholderHash ??= hash('nobody has this password', OPTIONS)
  const comparedHash = storedHash ?? (await placeholderHash)
  return hashLimit.run(async () =>
    (await before()) ? (await verify(comparedHash, normalise(password))) && storedHash !== undefined : 'not_tried',
  )
}
