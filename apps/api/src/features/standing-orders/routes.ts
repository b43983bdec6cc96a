import { ok, type Result, refuse } from '@warda/domain/result'
import type { Call, Handlers } from '../../http/handler.ts'
import { addStanding, changeStanding, deleteStanding } from './change-standing-order.ts'
import { listStanding, viewStanding } from './list-standing-orders.ts'
import { presentStanding, standingInput } from './present.ts'

export const standingRoutes: Pick<
  Handlers,
  'getStandingOrders' | 'addStandingOrder' | 'updateStandingOrder' | 'deleteStandingOrder'
> = {
  async getStandingOrders({ world, actor, language, say }) {
    const views = await listStanding(world, actor)
    return ok({ data: views.map((view) => presentStanding(view, language, say)) })
  },
  async addStandingOrder(call) {
    const { world, actor, body, ticket } = call
    const made = await addStanding(world, { actor, input: standingInput(body), ticket })
    return made.ok ? told(call, made.value, 'standing_added') : made
  },
  async updateStandingOrder(call) {
    const { world, actor, params, body } = call
    const input = body.change && standingInput(body.change)
    const change = { paused: body.isPaused, skip: body.skip, unskip: body.unskip, input }
    const changed = await changeStanding(world, { actor, id: params.standingId, change })
    return changed.ok ? told(call, changed.value, 'standing_changed') : changed
  },
  async deleteStandingOrder({ world, actor, params, say }) {
    const ended = await deleteStanding(world, { actor, id: params.standingId })
    return ended.ok ? ok({ message: say('standing_ended') }) : ended
  },
}

type Told = Pick<Call<'addStandingOrder'>, 'world' | 'language' | 'say'>

async function told(
  { world, language, say }: Told,
  id: number,
  message: string,
): Promise<Result<{ message: string; data: ReturnType<typeof presentStanding> }>> {
  const view = await viewStanding(world, id)
  return view ? ok({ message: say(message), data: presentStanding(view, language, say) }) : refuse('not_found')
}
