import { z } from 'zod'
import type { FileSettings } from './adapters/files/create-file-stores.ts'

/** `1` and `true` turn a setting on. */
export const flag = z
  .enum(['0', '1', 'true', 'false', ''])
  .default('')
  .transform((value) => value === '1' || value === 'true')

/** Settings of pictures and private files. */
export const fileSettings = {
  DATA_FOLDER: z.string().default('.data'),
  /** Bucket of pictures and private files, in place of DATA_FOLDER (decision 62). */
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket: lower-case letters, digits, dots and -')
    .optional(),
  /** Address of the service without the bucket; by default that of Amazon in S3_REGION. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Whether the bucket is a part of the path instead of the host name, as MinIO and Ceph expect. */
  S3_PATH_STYLE: flag,
  /** First part of all keys, for a bucket that others use too. */
  S3_PREFIX: z
    .string()
    .regex(/^([\w.-]+\/)*$/, 'must end with a slash, such as warda/')
    .default(''),
}

const schema = z.object(fileSettings)

/** The shop's own path of public pictures. */
const OWN_PICTURES = '/pictures/'

/** Base of the addresses of public pictures in pages, where a CDN serves them; by default the shop's own path. Mails and search engines use that path. */
export const picturesUrl = z
  .union([z.literal(OWN_PICTURES), z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/?$/, '/'))])
  .default(OWN_PICTURES)

/** Checks that a bucket has its keys, and returns where the files are. */
export function toFileSettings(env: z.infer<typeof schema>): FileSettings {
  const { DATA_FOLDER, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env
  if (!S3_BUCKET) return { DATA_FOLDER, S3: null }
  if (!S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new Error('Settings S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be given for S3_BUCKET.')
  return {
    DATA_FOLDER,
    S3: {
      bucket: S3_BUCKET,
      region: env.S3_REGION,
      endpoint: env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
      pathStyle: env.S3_PATH_STYLE,
      prefix: env.S3_PREFIX,
    },
  }
}

/** The settings of files alone, for commands that need no others. Throws one sentence that names an invalid setting. */
export function readFileSettings(environment: Record<string, string | undefined>): FileSettings {
  const parsed = schema.safeParse(environment)
  if (parsed.success) return toFileSettings(parsed.data)
  const issue = parsed.error.issues[0]
  throw new Error(`Setting ${issue?.path.join('.') ?? '?'} ${issue?.message ?? 'is wrong'}.`)
}
