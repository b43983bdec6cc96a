import { z } from 'zod'

const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true')

const secret = z.string().min(32, 'must have at least 32 characters')

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATABASE_URL: z.string().min(1, 'must be a PostgreSQL address'),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  /** Signs access tokens, refresh cookies and XSRF cookies; each use derives its own key. */
  SECRET: secret,
  /** Demo mode: the local mailbox page and the sandbox gateway exist, demo accounts are printed. */
  DEMO: flag,
  DATA_FOLDER: z.string().default('.data'),
  WEB_BUILD: z.string().optional(),
  /** Address of the development server that renders the pages, in place of WEB_BUILD; ignored outside development. */
  WEB_DEV_URL: z.url({ protocol: /^http$/ }).optional(),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Warda <hello@warda.example>'),
  GATEWAY: z.enum(['sandbox', 'paylink']).default('sandbox'),
  PAYLINK_URL: z.url().default('https://restpilot.paylink.sa'),
  PAYLINK_API_ID: z.string().optional(),
  PAYLINK_SECRET: z.string().optional(),
  PAYLINK_WEBHOOK_SECRET: z.string().optional(),
  /** How many reverse proxies stand in front; 0 trusts no X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Accounts that may be opened from one address in an hour; 5 unless said otherwise, 30 in demo mode, which is tried from one machine. */
  REGISTRATIONS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).optional(),
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

export type Config = ReturnType<typeof readConfig>

/** Example secrets of the documentation never boot. */
const EXAMPLES = new Set(['change-me-change-me-change-me-change-me'])

/**
 * Reads the settings once. A wrong one throws an Error whose message is one sentence naming the variable.
 * In demo mode, and in a shop that is tried out (`development`), the sandbox gateway and the local mailbox stand in for what is not
 * configured; in production they are refused.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const parsed = schema.safeParse(environment)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`Setting ${issue?.path.join('.') ?? '?'} ${issue?.message ?? 'is wrong'}.`)
  }
  const env = parsed.data
  if (EXAMPLES.has(env.SECRET)) throw new Error('Setting SECRET still has the example value.')
  if (!env.DEMO && env.NODE_ENV === 'production') {
    if (!env.PUBLIC_URL) throw new Error('Setting PUBLIC_URL must be given outside demo mode.')
    if (!env.SMTP_URL) throw new Error('Setting SMTP_URL must be given outside demo mode.')
    if (env.GATEWAY === 'sandbox') throw new Error('Setting GATEWAY may be "sandbox" in demo mode only.')
  }
  if (env.GATEWAY === 'paylink' && !(env.PAYLINK_API_ID && env.PAYLINK_SECRET)) {
    throw new Error('Settings PAYLINK_API_ID and PAYLINK_SECRET must be given for the Paylink gateway.')
  }
  return {
    ...env,
    WEB_DEV_URL: env.NODE_ENV === 'development' ? env.WEB_DEV_URL : undefined,
    PUBLIC_URL: (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, ''),
    /** Whether `/mailbox` shows what was sent. An empty shop that is tried out has no other place from which to read an invitation. */
    MAILBOX: env.DEMO || (env.NODE_ENV === 'development' && !env.SMTP_URL),
    REGISTRATIONS_PER_HOUR: env.REGISTRATIONS_PER_HOUR ?? (env.DEMO ? 30 : undefined),
  }
}
