import { ok, type Result, refuse } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import { setAuditSubject, skipAudit } from '../../db/audit.ts'
import { inResultTransaction } from '../../db/result-transaction.ts'
import { findUnit, lockChain, revokeUnit as setRevoked, type UnitRow } from './queries.ts'

/** Stops signing with a unit. Its documents are still reported; the certificate itself is revoked in the authority's portal. */
export const revokeUnit = (context: AppContext, unitId: string): Promise<Result<UnitRow, 'not_found'>> =>
  inResultTransaction<UnitRow, 'not_found'>(context.db, async (trx) => {
    await lockChain(trx)
    setAuditSubject(`tax-unit:${unitId}`)
    if (!(await setRevoked(trx, unitId, new Date(context.clock.now())))) skipAudit()
    const unit = await findUnit(trx, unitId)
    return unit ? ok(unit) : refuse('not_found')
  })
