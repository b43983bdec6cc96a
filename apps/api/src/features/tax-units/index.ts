export { continueOnboarding } from './continue-onboarding.ts'
export { takeUnitPlace, type UnitPlace } from './sign-next.ts'
