import { PAY_ALL, PAY_PART, SCHEDULE_MONTHLY } from '@warda/contract/payments'
import { BOARD_STAGE } from '@warda/contract/wire/order-numbers'

/** What the wire asks for when an order is started or completed. */
export const stageQuery = (orderId: string, stage: 'inDelivery' | 'completed') => ({
  orderId,
  orderStage: BOARD_STAGE[stage],
})

/** Cash taken at the door, riyals. */
export const cashBody = (orderId: string, amount: number, whole: boolean) => ({
  orderId,
  amount,
  payPartOrall: whole ? PAY_ALL : PAY_PART,
  method: 'cash',
})

export const monthlyBody = (orderId: string, userId: string) => ({
  orderId,
  userId,
  postPondOrMonthly: SCHEDULE_MONTHLY,
})
