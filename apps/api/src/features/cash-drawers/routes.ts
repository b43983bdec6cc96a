import { ok } from '@warda/domain/result'
import type { Handlers } from '../../http/handler.ts'
import { idempotentAnswer } from '../../http/idempotent-answer.ts'
import { presentPage } from '../../present-page.ts'
import { closeDrawer } from './close-drawer.ts'
import { listDrawers, readCurrentDrawer } from './list-drawers.ts'
import { openDrawer } from './open-drawer.ts'
import { presentDrawer, presentMovement } from './present.ts'
import { recordMovement } from './record-movement.ts'

type Calls = 'currentCashDrawer' | 'cashDrawers' | 'openCashDrawer' | 'recordDrawerMovement' | 'closeCashDrawer'

export const cashDrawerRoutes: Pick<Handlers, Calls> = {
  async currentCashDrawer({ context }) {
    const { drawer, movements } = await readCurrentDrawer(context)
    return ok({ data: drawer && presentDrawer(drawer), movements: movements.map(presentMovement) })
  },
  async cashDrawers({ context, query }) {
    return ok(presentPage(await listDrawers(context, query.page), presentDrawer))
  },
  async openCashDrawer(request) {
    const { context, actor, body, requestId, idempotencyKey, t } = request
    const opened = await openDrawer(context, { actor, ...body, requestId, idempotencyKey }, (drawer) => ({
      message: t('cash_drawer_api_opened'),
      data: presentDrawer(drawer),
    }))
    return idempotentAnswer(request, opened)
  },
  async recordDrawerMovement(request) {
    const { context, actor, params, body, requestId, idempotencyKey, t } = request
    const input = { actor, drawerId: params.drawerId, ...body, requestId, idempotencyKey }
    const recorded = await recordMovement(context, input, (drawer) => ({
      message: t(body.kind === 'payIn' ? 'cash_drawer_api_paid_in' : 'cash_drawer_api_paid_out'),
      data: presentDrawer(drawer),
    }))
    return idempotentAnswer(request, recorded)
  },
  async closeCashDrawer(request) {
    const { context, actor, params, body, requestId, idempotencyKey, t } = request
    const { expected, counted, note = '' } = body
    const input = { actor, drawerId: params.drawerId, expected, counted, note, requestId, idempotencyKey }
    const closed = await closeDrawer(context, input, (drawer) => ({
      message: t(counted === expected ? 'cash_drawer_api_closed' : 'cash_drawer_api_closed_difference'),
      data: presentDrawer(drawer),
    }))
    return idempotentAnswer(request, closed)
  },
}
