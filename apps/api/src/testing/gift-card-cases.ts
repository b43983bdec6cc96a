import type { FakeGateway } from './fake-gateway.ts'
import { giftCardForm, makeGiftCard } from './make-gift-card.ts'
import { makeUser } from './make-user.ts'
import type { TestShop } from './shop.ts'

/** A request for each call that creates or redeems a gift card; `gateway` is that of the shop. */
export const giftCardCases = (getShop: () => TestShop, gateway: FakeGateway) => ({
  buyGiftCard: {
    prepare: async () => {
      const { visitor, userId } = await makeUser(getShop())
      return { by: visitor, input: { params: { userId }, body: giftCardForm() } }
    },
  },
  redeemGiftCard: {
    prepare: async () => {
      const pay = (_: TestShop, link: string) => gateway.update(link.split('/').at(-1) ?? '', { status: 'paid' })
      const { code } = await makeGiftCard(getShop(), {}, pay)
      const { visitor, userId } = await makeUser(getShop())
      return { by: visitor, input: { params: { userId }, body: { code } } }
    },
  },
})
