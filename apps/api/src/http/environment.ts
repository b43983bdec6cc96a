import type { Language } from '@warda/domain/language'

/** Bindings and variables of each request. */
export type HttpEnvironment = {
  Bindings: {
    incoming?: { socket?: { remoteAddress?: string } }
    /** Id of the page whose call this is. */
    pageRequestId?: string
  }
  Variables: {
    requestId: string
    /** Name in the metrics: an endpoint, `page`, `file` or `health`; `other` by default. */
    call: string | undefined
    language: Language
    ip: string
    /** Whether the request comes from a page of an origin in ALLOWED_ORIGINS. */
    fromAllowedOrigin: boolean
  }
}
