export { saveAddress } from './save-address.ts'
