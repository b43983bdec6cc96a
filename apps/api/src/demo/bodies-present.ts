import { PAY_ALL, PAY_PART, SCHEDULE_MONTHLY } from '@warda/contract/payments'
import { BOARD_STAGE } from '@warda/contract/wire/order-numbers'

/** The query that starts or completes a delivery. */
export const stageQuery = (orderId: string, stage: 'inDelivery' | 'completed') => ({
  orderId,
  orderStage: BOARD_STAGE[stage],
})

/** A cash payment at the door, in riyals. */
export const cashBody = (orderId: string, amount: number, isFull: boolean) => ({
  orderId,
  amount,
  payPartOrall: isFull ? PAY_ALL : PAY_PART,
  method: 'cash',
})

/** A line of a standing order. */
export const lineBody = (variantId: number, quantity: number) => ({ variantId, quntity: quantity })

export const monthlyBody = (orderId: string, userId: string) => ({
  orderId,
  userId,
  postPondOrMonthly: SCHEDULE_MONTHLY,
})
