import { GATEWAY_NAMES } from '@warda/domain/payments/online-methods'
import { z } from 'zod'
import { fileSettings, flag, picturesUrl, toFileSettings } from './config-files.ts'

const secret = z.string().min(32, 'must have at least 32 characters')

/** `https://app.example`, exactly as browsers send it in the Origin header: no path, no wildcard. */
const isOrigin = (text: string): boolean =>
  /^https?:[^*]+$/.test(text) && URL.canParse(text) && new URL(text).origin === text

const origins = z
  .string()
  .default('')
  .transform((list) => list.split(',').map((text) => text.trim()))
  .transform((list) => list.filter((text) => text !== ''))
  .refine((list) => list.every(isOrigin), 'must be a list of origins such as https://app.example, separated by commas')

const tilesUrl = z
  .string()
  .refine(
    (text) => /^https?:\/\/[^{}]+\/.*\{z\}.*\{x\}.*\{y\}/.test(text),
    'must be an address such as https://tiles.example/{z}/{x}/{y}.png',
  )

/** Samplers of OTEL_TRACES_SAMPLER. */
const SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const

const schema = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('production'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Origins of other clients that may call the API with cookies, separated by commas; none by default (`http/cors.ts`). */
  ALLOWED_ORIGINS: origins,
  DATABASE_URL: z.string().min(1, 'must be a PostgreSQL address'),
  /** Multiplies the time limits of database statements, locks and connections; for a slow machine. */
  DATABASE_TIMEOUT_FACTOR: z.coerce.number().min(1).max(60).default(1),
  /** The same database without a pooler in between, for jobs, notifications and migrations; by default DATABASE_URL. */
  DATABASE_DIRECT_URL: z.string().optional(),
  /** A streaming replica of the database for lists and figures (decision 63). */
  DATABASE_READ_URL: z.string().optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  /** Secret from which the signing keys are derived (`signing-keys.ts`). */
  SECRET: secret,
  /** Demo mode: enables the mailbox page and the sandbox gateway and prints the demo accounts. */
  DEMO: flag,
  ...fileSettings,
  PICTURES_URL: picturesUrl,
  WEB_BUILD: z.string().optional(),
  /** Address of the development server that renders the pages, in place of WEB_BUILD; ignored outside development. */
  WEB_DEV_URL: z.url({ protocol: /^http$/ }).optional(),
  SMTP_URL: z.url().optional(),
  /** Address of the sender; the name comes from the settings of the shop. By default `no-reply@` the host of PUBLIC_URL. */
  MAIL_FROM: z.string().optional(),
  /** The gateway of new payments until the settings choose another whose keys are given (decision 52). */
  GATEWAY: z.enum(GATEWAY_NAMES).default('sandbox'),
  PAYLINK_URL: z.url().default('https://restpilot.paylink.sa'),
  PAYLINK_API_ID: z.string().optional(),
  PAYLINK_SECRET: z.string().optional(),
  PAYLINK_WEBHOOK_SECRET: z.string().optional(),
  MOYASAR_URL: z.url().default('https://api.moyasar.com'),
  MOYASAR_SECRET_KEY: z.string().optional(),
  MOYASAR_WEBHOOK_SECRET: z.string().optional(),
  /** Messages by WhatsApp: `cloud` is the Cloud API of Meta; by default the sandbox where `/mailbox` exists, elsewhere none. */
  WHATSAPP: z.enum(['none', 'sandbox', 'cloud']).optional(),
  WHATSAPP_URL: z.url({ protocol: /^https?$/ }).default('https://graph.facebook.com/v23.0'),
  WHATSAPP_TOKEN: z.string().optional(),
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,20}$/, 'must be the id of a phone number: digits')
    .optional(),
  WHATSAPP_APP_SECRET: z.string().optional(),
  WHATSAPP_VERIFY_TOKEN: z.string().optional(),
  /** Text messages; the default is chosen as for WHATSAPP. */
  SMS: z.enum(['none', 'sandbox', 'unifonic', 'taqnyat']).optional(),
  /** Sender id that is registered with the provider. */
  SMS_SENDER: z.string().optional(),
  /** Last part of the address that the provider sends delivery reports to; without it there are none. */
  SMS_WEBHOOK_SECRET: z
    .string()
    .regex(/^[\w-]{16,100}$/, 'must have 16 to 100 letters, digits, _ or -')
    .optional(),
  UNIFONIC_URL: z.url({ protocol: /^https?$/ }).default('https://el.cloud.unifonic.com'),
  UNIFONIC_APP_SID: z.string().optional(),
  TAQNYAT_URL: z.url({ protocol: /^https?$/ }).default('https://api.taqnyat.sa'),
  TAQNYAT_TOKEN: z.string().optional(),
  /** Address of the tax authority's service, without the part that names its system. */
  ZATCA_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Secret from which the key that encrypts the private keys of tax units is derived; required to onboard one outside demo mode. */
  TAX_KEY_SECRET: secret.optional(),
  /** Map tiles for choosing a place, such as `https://tiles.example/{z}/{x}/{y}.png`; without it the map is a plain plan. */
  MAP_TILES_URL: tilesUrl.optional(),
  /** Number of reverse proxies in front of the server; 0 ignores X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Allows webhooks over http and to private networks. */
  WEBHOOK_PRIVATE_NETWORK: flag,
  /** Registrations per IP address and hour; default 5, in demo mode 30. */
  REGISTRATIONS_PER_HOUR: z.coerce.number().int().min(1).max(100_000).optional(),
  /** Secret of the scraper that reads `/metrics`; without it the page does not exist. */
  METRICS_TOKEN: secret.optional(),
  /** Collector of traces (OTLP over HTTP); without it there are none. The other variables OTEL_EXPORTER_OTLP_… are read as well. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** The whole address for traces, in place of `/v1/traces` of the one above. */
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_TRACES_EXPORTER: z.enum(['otlp', 'none']).default('otlp'),
  OTEL_SDK_DISABLED: flag,
  OTEL_SERVICE_NAME: z.string().default('warda'),
  OTEL_TRACES_SAMPLER: z.enum(SAMPLERS).default('parentbased_always_on'),
  /** Share of the traces that are kept, for the samplers by ratio. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** Delay of a batch of spans, ms. */
  OTEL_BSP_SCHEDULE_DELAY: z.coerce.number().int().min(10).max(60_000).default(5_000),
  /** Whether requests continue the trace of their `traceparent` header; only behind a proxy that sets it. */
  TRUST_TRACEPARENT: flag,
  LOG_LEVEL: z.enum(['silent', 'error', 'warn', 'info', 'debug']).default('info'),
})

const AUTHORITY = 'https://gw-fatoora.zatca.gov.sa/e-invoicing'
/** Nothing listens here. */
const NO_AUTHORITY = 'http://127.0.0.1:9'

/** Whether a URL uses TLS or a loopback address. */
const isProtected = (url: string): boolean =>
  url.startsWith('https:') || ['127.0.0.1', '[::1]', 'localhost'].includes(new URL(url).hostname)

export type Config = ReturnType<typeof readConfig>

/** Secrets of the documentation, which are rejected. */
const EXAMPLE_SECRETS: ReadonlySet<string | undefined> = new Set([
  'change-me-change-me-change-me-change-me',
  'another-secret-another-secret-another',
  'third-secret-third-secret-third-secret',
])

/**
 * Reads and validates the settings. An invalid one throws an Error with one sentence that names the variable. In demo mode and in
 * development the sandbox gateway and the mailbox replace missing settings; in production those settings are required.
 */
export function readConfig(environment: Record<string, string | undefined>) {
  const parsed = schema.safeParse(environment)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new Error(`Setting ${issue?.path.join('.') ?? '?'} ${issue?.message ?? 'is wrong'}.`)
  }
  const env = parsed.data
  if (EXAMPLE_SECRETS.has(env.SECRET)) throw new Error('Setting SECRET still has the example value.')
  if (EXAMPLE_SECRETS.has(env.TAX_KEY_SECRET)) throw new Error('Setting TAX_KEY_SECRET still has the example value.')
  if (EXAMPLE_SECRETS.has(env.METRICS_TOKEN)) throw new Error('Setting METRICS_TOKEN still has the example value.')
  if (!env.DEMO && env.NODE_ENV === 'production') {
    if (!env.PUBLIC_URL) throw new Error('Setting PUBLIC_URL must be given outside demo mode.')
    if (!env.SMTP_URL) throw new Error('Setting SMTP_URL must be given outside demo mode.')
    if (env.ZATCA_URL && !isProtected(env.ZATCA_URL)) throw new Error('Setting ZATCA_URL must be an https address.')
    for (const name of ['PAYLINK_URL', 'MOYASAR_URL'] as const)
      if (!isProtected(env[name])) throw new Error(`Setting ${name} must be an https address.`)
    if (env.GATEWAY === 'sandbox') throw new Error('Setting GATEWAY may be "sandbox" in demo mode only.')
  }
  if (env.GATEWAY === 'paylink' && !(env.PAYLINK_API_ID && env.PAYLINK_SECRET)) {
    throw new Error('Settings PAYLINK_API_ID and PAYLINK_SECRET must be given for the Paylink gateway.')
  }
  if (env.GATEWAY === 'moyasar' && !env.MOYASAR_SECRET_KEY) {
    throw new Error('Setting MOYASAR_SECRET_KEY must be given for the Moyasar gateway.')
  }
  checkMessengers(env)
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/$/, '')
  const hasMailbox = env.DEMO || (env.NODE_ENV === 'development' && !env.SMTP_URL)
  const messenger = hasMailbox ? 'sandbox' : 'none'
  return {
    ...env,
    ...toFileSettings(env),
    DATABASE_DIRECT_URL: env.DATABASE_DIRECT_URL || env.DATABASE_URL,
    WEB_DEV_URL: env.NODE_ENV === 'development' ? env.WEB_DEV_URL : undefined,
    PUBLIC_URL: publicUrl,
    MAIL_FROM: env.MAIL_FROM ?? (env.DEMO ? 'hello@warda.example' : `no-reply@${new URL(publicUrl).hostname}`),
    SANDBOX_GATEWAY: env.DEMO || env.NODE_ENV !== 'production',
    /** Whether `/mailbox` shows sent mails, from which invitations can be read in development without SMTP. */
    MAILBOX: hasMailbox,
    WHATSAPP: env.WHATSAPP ?? messenger,
    SMS: env.SMS ?? messenger,
    // A demo or a test never reaches the real authority by default.
    ZATCA_URL: env.ZATCA_URL ?? (env.DEMO ? NO_AUTHORITY : AUTHORITY),
    /** Null when tax units cannot be onboarded. */
    TAX_KEY_SECRET: env.TAX_KEY_SECRET ?? (env.DEMO || env.NODE_ENV !== 'production' ? env.SECRET : null),
    REGISTRATIONS_PER_HOUR: env.REGISTRATIONS_PER_HOUR ?? (env.DEMO ? 30 : undefined),
  }
}

/** Checks that the chosen messengers have their settings. */
function checkMessengers(env: z.infer<typeof schema>): void {
  const requireSettings = (names: readonly (keyof typeof env)[], choice: string): void => {
    for (const name of names) if (!env[name]) throw new Error(`Setting ${name} must be given for ${choice}.`)
  }
  if (env.WHATSAPP === 'cloud')
    requireSettings(
      ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID', 'WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
      'WHATSAPP=cloud',
    )
  if (env.SMS === 'unifonic') requireSettings(['UNIFONIC_APP_SID', 'SMS_SENDER'], 'SMS=unifonic')
  if (env.SMS === 'taqnyat') requireSettings(['TAQNYAT_TOKEN', 'SMS_SENDER'], 'SMS=taqnyat')
  const isProduction = env.NODE_ENV === 'production' && !env.DEMO
  if (isProduction && (env.WHATSAPP === 'sandbox' || env.SMS === 'sandbox'))
    throw new Error('Settings WHATSAPP and SMS may be "sandbox" in demo mode and development only.')
}
