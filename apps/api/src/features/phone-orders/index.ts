export { findOrCreateCustomer } from './find-or-create-customer.ts'
export { NEW_CALLER, toActor } from './phone-buyer.ts'
