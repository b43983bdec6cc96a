export { getProfile, type ProfileView } from './get-profile.ts'
export { presentProfile } from './present.ts'
export { remindRegistrations } from './remind-registrations.ts'
