export { canShop } from './can-shop.ts'
export { addToCart, type CartError } from './change-cart.ts'
export { deleteLines as emptyCart, lockCart } from './queries.ts'
