import { LIMITS } from '@warda/domain/limits'
import { ok, type Result, refuse } from '@warda/domain/result'
import { isKnownPicture } from './pictures/decode.ts'
import { isPublicAddress, type UrlRules } from './public-address.ts'
import { sendPublicRequest } from './send-public-request.ts'

/** Why the picture at a URL cannot be used; `status` and `most` are parameters of the message. */
export type WebPictureError =
  | 'picture.address_refused'
  | 'picture.address_unreachable'
  | 'picture.address_status'
  | 'picture.address_large'
  | 'picture.unknown_kind'

/** Fetches pictures from the URLs in an import file. */
export type WebPictures = { fetch(address: string): Promise<Result<Buffer, WebPictureError>> }

/** Timeout for all redirects and the whole picture. */
const TIMEOUT_MS = 20_000
const MAX_REDIRECTS = 4
const HEADERS = {
  accept: 'image/avif,image/webp,image/jpeg,image/png',
  'user-agent': 'Mozilla/5.0 (compatible; shop import)',
}

/** The URLs of pictures: public servers on the usual ports. */
export const PICTURE_URL_RULES: UrlRules = {
  isAllowed: isPublicAddress,
  ports: new Set(['', '80', '443', '8080', '8443']),
}

/** `rules` is replaced in tests, whose server has a private address. */
type Options = { rules?: UrlRules; timeoutMs?: number }

/** Fetches over http and https. The content decides whether it is a picture, not the `Content-Type`. */
export const createWebPictures = ({
  rules = PICTURE_URL_RULES,
  timeoutMs = TIMEOUT_MS,
}: Options = {}): WebPictures => ({
  async fetch(url) {
    const request = { url, method: 'GET', headers: HEADERS, timeoutMs, maxRedirects: MAX_REDIRECTS } as const
    const answer = await sendPublicRequest({ ...request, ...rules, maxBytes: LIMITS.upload })
    switch (answer.kind) {
      case 'answer':
        if (answer.status !== 200) return refuse('picture.address_status', { status: answer.status })
        return isKnownPicture(answer.body) ? ok(answer.body) : refuse('picture.unknown_kind')
      case 'tooLarge':
        return refuse('picture.address_large', { most: LIMITS.upload / 1e6 })
      case 'unreachable':
      case 'timeout':
        return refuse('picture.address_unreachable')
      default:
        return refuse('picture.address_refused')
    }
  },
})
