export { findOrCreateCustomer } from './find-or-create-customer.ts'
export { createWalkIn, findCaller, NEW_CALLER, normalizePhone, toActor } from './phone-buyer.ts'
export { type Branch, findBranchesFor, findBuyer } from './queries.ts'
