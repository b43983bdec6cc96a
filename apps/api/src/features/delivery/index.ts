export { checkDeliveryChoice, type DeliveryChoice } from './check-delivery-choice.ts'
export { type DeliveryWindow, freeWindows } from './free-windows.ts'
export { mapTileRoute } from './map-tile-route.ts'
export { checkSlot, releaseSlot, takeSlot } from './take-slot.ts'
