import type { AppContext } from '../context.ts'

/**
 * The response with a private picture. It can neither run anything nor be stored, and other sites cannot embed it, except in a shop whose clients
 * live on other origins (decision 33).
 */
export const respondWithPrivatePicture = ({ config }: Pick<AppContext, 'config'>, bytes: Buffer): Response =>
  new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': 'image/jpeg',
      'content-length': String(bytes.length),
      'content-disposition': 'inline',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': config.ALLOWED_ORIGINS.length > 0 ? 'cross-origin' : 'same-origin',
    },
  })
