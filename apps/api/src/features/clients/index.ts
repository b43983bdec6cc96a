export { type Credit, creditOf } from './credit.ts'
export { lockClient } from './credit-queries.ts'
export { isProfileComplete } from './progress.ts'
export { remindRegistrations } from './remind-registrations.ts'
