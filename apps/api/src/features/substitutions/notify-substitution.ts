import type { Language } from '@warda/domain/language'
import type { Transaction } from '../../db/database.ts'
import { mailPicturePath, queueMail } from '../mail/index.ts'
import type { LockedOrder } from '../orders/index.ts'
import type { Substitute } from './queries.ts'

type LineName = { titleEn: string; titleAr: string; size: string }

const nameLine = ({ titleEn, titleAr, size }: LineName, language: Language) => ({
  name: language === 'ar' ? titleAr : titleEn,
  size,
})

/** Mails the buyer about the replaced or removed line, once per action. */
export async function notifySubstitution(
  trx: Transaction,
  order: LockedOrder,
  change: { actionId: number; from: LineName; to: Substitute | null; credited: number },
): Promise<void> {
  const { from, to, credited, actionId } = change
  await queueMail(trx, {
    kind: 'order-substituted',
    dedupeKey: `order-substituted:${order.id}:${actionId}`,
    to: { name: order.buyerName, address: order.buyerEmail },
    language: order.language,
    payload: {
      fullName: order.buyerName,
      orderNumber: String(order.number),
      from: nameLine(from, order.language),
      to: to && { ...nameLine(to, order.language), picture: mailPicturePath(to.picture, 400) },
      credited,
      orderPath: `/orders/${order.userId}`,
    },
  })
}
