import type { MailPayloads } from '../features/mail/index.ts'

const giftCardId = '22222222-2222-4222-8222-222222222222'

/** The mails of a gift card, with a given text in every free-text field. */
export const makeGiftCardMails = (text: string): Pick<MailPayloads, 'gift-card-bought' | 'gift-card'> => ({
  'gift-card-bought': {
    fullName: text,
    giftCardId,
    number: 1_001,
    amount: 20_000,
    recipientName: text,
    expiresAt: '2028-12-01T21:00:00.000Z',
    sendOn: '2026-12-05',
  },
  'gift-card': {
    giftCardId,
    recipientName: text,
    senderName: text,
    message: text,
    amount: 20_000,
    expiresAt: null,
  },
})
