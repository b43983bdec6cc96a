export { sweepAddressRequests } from './sweep-address-requests.ts'
