export { addToCart, type CartFault } from './change-cart.ts'
export { mayShop } from './may-shop.ts'
export { deleteLines as emptyCart, lockCart } from './queries.ts'
