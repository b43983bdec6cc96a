import type { Language } from '@warda/domain/language'

/** Bindings and variables of each request. */
export type HttpEnvironment = {
  Bindings: { incoming?: { socket?: { remoteAddress?: string } } }
  Variables: { requestId: string; language: Language; ip: string }
}
