export { type BoardView, findBoardOrder } from './card-queries.ts'
export { giveBackOrders } from './employee-queries.ts'
export { endLiveBoards } from './live-board.ts'
export { presentBoardOrder } from './present.ts'
