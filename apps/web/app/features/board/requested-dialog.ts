import type { BoardCard } from './board-present.ts'

export type OrderDialog = 'complete' | 'fail' | 'pay' | 'schedule' | 'debts' | 'assign' | 'plan' | 'photo' | 'more'

/** The open dialog and its order. */
export type RequestedDialog = { kind: OrderDialog; order: BoardCard }
