export { isCertificateExpired } from './certificate-expired.ts'
export { continueOnboarding } from './continue-onboarding.ts'
export { takeUnitPlace, type UnitPlace } from './sign-next.ts'
export { loadUnitAccess, type UnitAccess } from './unit-access.ts'
