import { refuse } from '@warda/domain/result'
import type { Handlers } from '../../http/call.ts'

export const auditRoutes: Pick<Handlers, 'getAudit'> = {
  getAudit: async () => refuse('not_found'),
}
