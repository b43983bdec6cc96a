import { buildAddress } from '@warda/contract/call'
import { useLiveOrders } from '../../lib/live/use-live-orders.ts'

/** Calls `onChange` when orders of the board may have changed, while mounted. */
export const useLiveBoard = (userId: string, onChange: () => void): void =>
  useLiveOrders(buildAddress('liveBoard', { params: { userId } }).address, onChange)
