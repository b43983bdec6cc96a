export { expireGiftCards } from './expire-gift-cards.ts'
export { sendGiftCard } from './send-gift-card.ts'
