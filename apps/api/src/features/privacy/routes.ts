import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const privacyRoutes: Pick<Handlers, 'downloadMyData' | 'deleteMyAccount' | 'getConsents' | 'setConsent'> = {
  downloadMyData: async () => refuse('not_found'),
  deleteMyAccount: async () => refuse('not_found'),
  getConsents: async () => refuse('not_found'),
  setConsent: async () => refuse('not_found'),
}
