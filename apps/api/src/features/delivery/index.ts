export { checkDeliveryChoice, type DeliveryChoice } from './check-delivery-choice.ts'
export { releaseSlot, takeSlot } from './take-slot.ts'
