import { halalasToRiyals } from '@warda/domain/money'
import { readExpectedTotal } from '@warda/domain/orders/expected-total'
import { ok, type Result, refuse } from '@warda/domain/result'
import type { MessageKey } from '@warda/i18n/keys'
import type { Handlers, RequestContext } from '../../http/handler.ts'
import {
  addStandingOrder,
  deleteStandingOrder,
  type StandingOrderInput,
  updateStandingOrder,
} from './change-standing-order.ts'
import {
  getStandingOrder,
  listShopperStandingOrders,
  listStandingOrders,
  quoteShopperDelivery,
} from './list-standing-orders.ts'
import { presentStandingOrder, readStandingInput } from './present.ts'
import {
  presentShopperStandingOrder,
  presentStandingQuote,
  readLines,
  readShopperStandingInput,
} from './shopper-present.ts'

export const standingOrderRoutes: Pick<
  Handlers,
  | 'getStandingOrders'
  | 'addStandingOrder'
  | 'updateStandingOrder'
  | 'deleteStandingOrder'
  | 'getShopperStandingOrders'
  | 'quoteShopperStandingOrder'
  | 'addShopperStandingOrder'
  | 'updateShopperStandingOrder'
  | 'deleteShopperStandingOrder'
> = {
  async getStandingOrders({ context, actor, query, language, t }) {
    const listed = await listStandingOrders(context, actor, { ...query, branchId: query.branchId || undefined })
    if (!listed.ok) return listed
    const { rows, page, pageCount, total } = listed.value
    return ok({ data: rows.map((view) => presentStandingOrder(view, language, t)), page, pageCount, total })
  },
  async addStandingOrder(request) {
    const { context, actor, body, idempotencyKey } = request
    const added = await addStandingOrder(context, { actor, input: readStandingInput(body), idempotencyKey })
    return added.ok ? answerWithView(request, added.value, 'standing_added') : added
  },
  async updateStandingOrder(request) {
    const { context, actor, params, body } = request
    const acceptTotal = readExpectedTotal(body.acceptTotal)
    if (!acceptTotal.ok) return refuse('invalid', undefined, 'acceptTotal')
    const input = body.change && readStandingInput(body.change)
    const change = {
      paused: body.isPaused,
      skip: body.skip,
      unskip: body.unskip,
      input,
      acceptTotal: acceptTotal.value,
    }
    const changed = await updateStandingOrder(context, { actor, id: params.standingId, change })
    return changed.ok ? answerWithView(request, changed.value, 'standing_changed') : changed
  },
  async deleteStandingOrder({ context, actor, params, t }) {
    const ended = await deleteStandingOrder(context, { actor, id: params.standingId })
    return ended.ok ? ok({ message: t('standing_ended') }) : ended
  },
  async getShopperStandingOrders({ context, actor, language, t }) {
    const { rows, storeCredit } = await listShopperStandingOrders(context, actor)
    const data = rows.map((view) => presentShopperStandingOrder(view, language, t))
    return ok({ data, storeCredit: halalasToRiyals(storeCredit) })
  },
  async quoteShopperStandingOrder({ context, actor, body, t }) {
    const place = { latitude: body.latitude ?? null, longitude: body.longitude ?? null }
    const quoted = await quoteShopperDelivery(context, actor, {
      ...place,
      city: body.city || null,
      district: body.district || null,
      lines: readLines(body.lines),
    })
    return ok({ data: presentStandingQuote(quoted.preview, quoted.storeCredit, t) })
  },
  async addShopperStandingOrder(request) {
    const { context, actor, body, idempotencyKey } = request
    const input = readShopperInput(body)
    if (!input.ok) return input
    const added = await addStandingOrder(context, { actor, input: input.value, idempotencyKey })
    return added.ok ? answerShopper(request, added.value, 'standing_shopper_added') : added
  },
  async updateShopperStandingOrder(request) {
    const { context, actor, params, body } = request
    const acceptTotal = readExpectedTotal(body.acceptTotal)
    if (!acceptTotal.ok) return refuse('invalid', undefined, 'acceptTotal')
    const input = body.change ? readShopperInput(body.change) : ok(undefined)
    if (!input.ok) return input
    const { isPaused: paused, skip, unskip } = body
    const change = { paused, skip, unskip, input: input.value, acceptTotal: acceptTotal.value }
    const changed = await updateStandingOrder(context, { actor, id: params.standingId, change })
    return changed.ok ? answerShopper(request, changed.value, 'standing_shopper_changed') : changed
  },
  async deleteShopperStandingOrder({ context, actor, params, t }) {
    const ended = await deleteStandingOrder(context, { actor, id: params.standingId })
    return ended.ok ? ok({ message: t('standing_shopper_ended') }) : ended
  },
}

function readShopperInput(body: ShopperBody): Result<StandingOrderInput, 'invalid'> {
  const total = readExpectedTotal(body.expectedTotal)
  return total.ok ? ok(readShopperStandingInput(body, total.value)) : total
}

type ShopperBody = RequestContext<'addShopperStandingOrder'>['body']

async function answerShopper(
  { context, actor, language, t }: AnswerContext,
  id: number,
  message: MessageKey,
): Promise<Result<{ message: string; data: ReturnType<typeof presentShopperStandingOrder> }>> {
  const view = await getStandingOrder(context, actor, id)
  return view ? ok({ message: t(message), data: presentShopperStandingOrder(view, language, t) }) : refuse('not_found')
}

type AnswerContext = Pick<RequestContext<'addStandingOrder'>, 'context' | 'actor' | 'language' | 't'>

async function answerWithView(
  { context, actor, language, t }: AnswerContext,
  id: number,
  message: MessageKey,
): Promise<Result<{ message: string; data: ReturnType<typeof presentStandingOrder> }>> {
  const view = await getStandingOrder(context, actor, id)
  return view ? ok({ message: t(message), data: presentStandingOrder(view, language, t) }) : refuse('not_found')
}
