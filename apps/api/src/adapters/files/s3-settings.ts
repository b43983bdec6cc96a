/** `endpoint`: address of the service without the bucket. `pathStyle`: the bucket is the first part of the path instead of the host. */
export type S3Settings = {
  bucket: string
  region: string
  endpoint: string
  accessKeyId: string
  secretAccessKey: string
  pathStyle: boolean
}

/** The address of an object, or of the bucket for an empty key. */
export function toS3Address(
  { endpoint, bucket, pathStyle }: Pick<S3Settings, 'endpoint' | 'bucket' | 'pathStyle'>,
  key: string,
  query: Record<string, string> = {},
): string {
  const url = new URL(endpoint)
  const base = url.pathname.replace(/\/$/, '')
  if (!pathStyle) url.hostname = `${bucket}.${url.hostname}`
  url.pathname = `${base}/${[...(pathStyle ? [bucket] : []), ...(key ? [key] : [])].join('/')}`
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}
