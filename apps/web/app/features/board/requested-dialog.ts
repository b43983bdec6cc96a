import type { BoardCard } from './board-present.ts'

export type OrderDialog = 'complete' | 'fail' | 'pay' | 'schedule' | 'debts' | 'assign' | 'plan' | 'photo' | 'more'

/** A dialog that is open, and for which order. */
export type AskedDialog = { kind: OrderDialog; order: BoardCard }
