/** Stage numbers of the shopper's view (spec §4, decisions §3). 1 is the filter "all" and never stored. */
export const SHOPPER_STAGE = {
  pending: 0,
  inProgress: 2,
  readyForDelivery: 3,
  deliveryStage: 4,
  canceled: 5,
  awaitingConfirmation: 6,
  completed: 7,
} as const

/** Status numbers of the shopper's view (spec §4). 4 is the filter "all" and never stored. */
export const SHOPPER_STATUS = { pending: 0, canceled: 1, waitingPaid: 2, completed: 3 } as const
export const STATUS_FILTER_ALL = 4

/** Stage numbers of the delivery board (spec §4). */
export const BOARD_STAGE = { pending: 2, inDelivery: 5, completed: 6 } as const
