import type { Result } from '@warda/domain/result'
import type { AppContext } from '../../context.ts'
import type { Actor } from '../../http/handler.ts'
import type { OrderView } from '../orders/index.ts'
import { type AddPaymentError, addPayment, type Link } from './add-payment.ts'

/** Opens or reuses the payment link of an order on its buyer's behalf, in the language of the order. */
export const getBuyerLink = (
  context: AppContext,
  order: OrderView,
  describe: (orderNumber: number) => string,
): Promise<Result<Link, AddPaymentError>> =>
  addPayment(context, { actor: actorFor(order), orderId: order.id, language: order.language, describe })

/** The buyer as an actor without a session and without any other right than that of the buyer. */
const actorFor = ({ userId, userName, userEmail }: OrderView): Actor => ({
  userId,
  sessionId: '',
  role: 'Shopper',
  clientId: 0,
  branchId: 0,
  permissions: null,
  fullName: userName,
  email: userEmail,
  emailConfirmed: false,
})
