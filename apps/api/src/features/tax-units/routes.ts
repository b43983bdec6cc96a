import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { listUnits } from './list-units.ts'
import { presentUnit } from './present.ts'
import { onboardUnit, renewUnit } from './request-certificate.ts'
import { revokeUnit } from './revoke-unit.ts'

export const taxUnitRoutes: Pick<Handlers, 'taxUnits' | 'onboardTaxUnit' | 'renewTaxUnit' | 'revokeTaxUnit'> = {
  async taxUnits({ context }) {
    const { units, now, ...rest } = await listUnits(context)
    return ok({ data: units.map((unit) => presentUnit(unit, now)), ...rest })
  },
  async onboardTaxUnit({ context, body, t }) {
    const onboarded = await onboardUnit(context, body)
    if (!onboarded.ok) return onboarded
    return ok({ message: t('tax_api_onboarding'), data: presentUnit(onboarded.value, context.clock.now()) })
  },
  async renewTaxUnit({ context, params, body, t }) {
    const renewed = await renewUnit(context, { unitId: params.unitId, ...body })
    if (!renewed.ok) return renewed
    return ok({ message: t('tax_api_renewing'), data: presentUnit(renewed.value, context.clock.now()) })
  },
  async revokeTaxUnit({ context, params, t }) {
    const revoked = await revokeUnit(context, params.unitId)
    if (!revoked.ok) return revoked
    return ok({ message: t('tax_api_revoked'), data: presentUnit(revoked.value, context.clock.now()) })
  },
}
