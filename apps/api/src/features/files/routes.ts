import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const fileRoutes: Pick<Handlers, 'signFile' | 'getFile'> = {
  signFile: async () => refuse('not_found'),
  getFile: async () => refuse('not_found'),
}
