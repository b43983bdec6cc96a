import { LIMITS } from '@warda/domain/limits'
import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { getAudit } from './get-audit.ts'
import { presentAudit } from './present.ts'

export const auditRoutes: Pick<Handlers, 'getAudit'> = {
  getAudit: async ({ context, query, language }) => {
    const result = await getAudit(context, {
      actorId: query.actorId ?? null,
      action: query.action ?? null,
      from: query.from ?? null,
      to: query.to ?? null,
      page: query.page ?? 1,
      pageSize: query.pageSize ?? LIMITS.pageSize,
    })
    return result.ok ? ok(presentAudit(result.value, language)) : result
  },
}
