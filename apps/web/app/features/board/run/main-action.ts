import type { RunStop } from './run-model.ts'

export type MainAction = 'start' | 'arrive' | 'pay' | 'complete'

/** The next action at a stop: start, arrive, take the payment, complete. */
export function getMainAction({ order, toCollect }: Pick<RunStop, 'order' | 'toCollect'>): MainAction {
  if (order.actions.includes('start')) return 'start'
  if (order.arrivedAt === null) return 'arrive'
  return toCollect > 0 && order.actions.includes('pay') ? 'pay' : 'complete'
}
