import type { OrderId } from '@warda/domain/ids'
import type { AppContext } from '../../context.ts'
import { type DeskMessage, findDeskMessages } from './desk-queries.ts'

/** The messages about an order with their deliveries, oldest first, for the desk. */
export const listMessages = (context: AppContext, orderId: OrderId): Promise<DeskMessage[]> =>
  findDeskMessages(context.db, orderId)
