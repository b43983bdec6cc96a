export { addToCart, type CartFault } from './change-cart.ts'
export { mayShop } from './can-shop.ts'
export { deleteLines as emptyCart, lockCart } from './queries.ts'
