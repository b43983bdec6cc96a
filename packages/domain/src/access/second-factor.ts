import { isStaffRole, type Role } from './roles.ts'

/** A code of the app changes every 30 seconds (RFC 6238). */
const TOTP_STEP_SECONDS = 30

/** Clocks of phones differ: the code before and the code after are accepted too. */
const WINDOW_STEPS = 1

/** How long a browser is not asked for a code when the person chose so at a login. */
export const TRUSTED_DEVICE_DAYS = 30

/** The time steps whose codes are accepted at `now` (ms since the epoch); none up to the last accepted one, so that a code counts once. */
export function listAcceptedSteps(now: number, lastStep: number): number[] {
  const current = Math.floor(now / 1000 / TOTP_STEP_SECONDS)
  const steps = []
  for (let step = current - WINDOW_STEPS; step <= current + WINDOW_STEPS; step += 1)
    if (step > lastStep) steps.push(step)
  return steps
}

export type LoginStep = 'none' | 'code' | 'enrolment'

/** What a login needs after the password; times are ms since the epoch. */
export function decideLoginStep(login: {
  role: Role
  hasSecondFactor: boolean
  /** The setting that staff must use a second factor. */
  isRequiredForStaff: boolean
  /** Until when the browser is trusted; null when it is not. */
  trustedUntil: number | null
  now: number
}): LoginStep {
  if (!login.hasSecondFactor) return login.isRequiredForStaff && isStaffRole(login.role) ? 'enrolment' : 'none'
  return login.trustedUntil !== null && login.trustedUntil > login.now ? 'none' : 'code'
}
