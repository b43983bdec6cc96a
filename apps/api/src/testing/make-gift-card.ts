import { createGiftCardCode } from '../gift-card-code.ts'
import { makeUser, type TestUser } from './make-user.ts'
import type { TestShop } from './shop.ts'

/** The form of a gift card of SAR 200 without a mail. */
export const giftCardForm = (changed: object = {}) => ({
  amount: 200,
  recipientName: 'Noura Saleh',
  recipientEmail: '',
  senderName: 'Sara',
  message: 'Happy birthday',
  sendOn: '',
  ...changed,
})

type Pay = (shop: TestShop, link: string) => unknown

/** Opens the payment of a gift card at the sandbox bank and pays it there. */
export async function payGiftCard(
  shop: TestShop,
  buyer: TestUser,
  giftCardId: string,
  pay: Pay = fetchPaid,
): Promise<void> {
  const params = { userId: buyer.userId, giftCardId }
  const { body } = await buyer.visitor.call('payGiftCard', { params })
  await pay(shop, body.link)
  await buyer.visitor.call('confirmGiftCard', { params })
}

/** Presses "pay" on the page of the sandbox bank. */
async function fetchPaid(shop: TestShop, link: string): Promise<void> {
  const { pathname } = new URL(link)
  const answer = await shop.visitor().fetch(pathname, {
    method: 'POST',
    body: 'outcome=success',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  if (answer.status >= 400) throw new Error(`The sandbox bank answered ${answer.status}.`)
}

/** Creates a paid gift card and returns it with its code; `pay` pays the link at another gateway than the sandbox. */
export async function makeGiftCard(shop: TestShop, changed: object = {}, pay?: Pay) {
  const buyer = await makeUser(shop)
  const { body } = await buyer.visitor.call('buyGiftCard', {
    params: { userId: buyer.userId },
    body: giftCardForm(changed),
  })
  await payGiftCard(shop, buyer, body.data.id, pay)
  return { buyer, id: body.data.id as string, code: createGiftCardCode(shop.context.config.SECRET, body.data.id) }
}
