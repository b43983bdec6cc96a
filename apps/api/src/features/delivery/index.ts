export { checkDeliveryChoice, type DeliveryChoice } from './check-delivery-choice.ts'
export { type DeliveryWindow, freeWindows } from './free-windows.ts'
export { readPromiseKey } from './read-promise-key.ts'
export { checkSlot, releaseSlot, takeSlot } from './take-slot.ts'
