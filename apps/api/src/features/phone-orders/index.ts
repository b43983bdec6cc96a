export { findOrCreateCustomer } from './find-or-create-customer.ts'
export { findCaller, NEW_CALLER, toActor } from './phone-buyer.ts'
