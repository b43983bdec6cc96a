import type { BoardOrder } from '@warda/contract/board'
import type { Answer, CallInput } from '@warda/contract/call'
import { PAY_ALL, PAY_PART, SCHEDULE_MONTHLY, SCHEDULE_POSTPONE } from '@warda/contract/payments'
import { BOARD_STAGE } from '@warda/contract/wire/order-numbers'

/** The three tabs of the board (DELIV-01). */
export const TABS = ['pending', 'inDelivery', 'completed'] as const
export type Tab = (typeof TABS)[number]

type WireItem = BoardOrder['items'][number]
/** Order of the board with corrected wire names and a named stage. */
export type BoardCard = Omit<BoardOrder, 'quntity' | 'items' | 'orderStage' | 'totalBalance'> & {
  tab: Tab
  total: number
  items: (Omit<WireItem, 'quntity'> & { quantity: number })[]
}
export type BoardAction = BoardCard['actions'][number]

export type BoardPage = Omit<Answer<'getBoardOrders'>, 'data'> & { orders: BoardCard[] }

/** Path of the print page, which differs between the team and the back office. */
export type GetPrintPath = (orderIds: readonly string[], kind: 'worksheet' | 'card') => string

export const tabFromStage = (stage: number): Tab => TABS.find((tab) => BOARD_STAGE[tab] === stage) ?? 'pending'
/** Stage number of a tab as a query parameter. */
export const stageParam = (tab: Tab): string => String(BOARD_STAGE[tab])

export const toCard = ({ quntity: _quantity, items, orderStage, totalBalance, ...order }: BoardOrder): BoardCard => ({
  ...order,
  tab: tabFromStage(orderStage),
  total: totalBalance,
  items: items.map(({ quntity: quantity, ...item }) => ({ ...item, quantity })),
})

export const toPage = ({ data, ...page }: Answer<'getBoardOrders'>): BoardPage => ({
  ...page,
  orders: data.map(toCard),
})

export type PayKind = 'all' | 'part'
export type PayMethod = NonNullable<CallInput<'addPaymentPartly'>['body']['method']>

export const paymentBody = (
  orderId: string,
  { amount, kind, method }: { amount: number; kind: PayKind; method: PayMethod },
): CallInput<'addPaymentPartly'>['body'] => ({
  orderId,
  amount,
  method,
  payPartOrall: kind === 'all' ? PAY_ALL : PAY_PART,
})

export type ScheduleKind = 'postpone' | 'monthly'

export const scheduleBody = (
  { id: orderId, userId }: Pick<BoardCard, 'id' | 'userId'>,
  kind: ScheduleKind,
): CallInput<'addPostponedPayment'>['body'] => ({
  orderId,
  userId,
  postPondOrMonthly: kind === 'postpone' ? SCHEDULE_POSTPONE : SCHEDULE_MONTHLY,
})
