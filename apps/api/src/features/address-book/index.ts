export { listAddresses } from './manage-addresses.ts'
export { presentAddress } from './present.ts'
export type { SavedAddressRow } from './queries.ts'
export { saveAddress } from './save-address.ts'
