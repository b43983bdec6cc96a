import type { Language } from '@warda/domain/language'

/** What every request carries through the middlewares. */
export type HttpEnvironment = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } }
  Variables: { requestId: string; language: Language; ip: string }
}
