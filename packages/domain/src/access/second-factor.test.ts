import { expect, it } from 'vitest'
import { isStaffRole, ROLES } from './roles.ts'
import { decideLoginStep, listAcceptedSteps } from './second-factor.ts'

it('GROW-10 the code of now, the one before and the one after are accepted, each once', () => {
  expect(listAcceptedSteps(59_999, 0)).toEqual([1, 2])
  expect(listAcceptedSteps(300_000, 0)).toEqual([9, 10, 11])
  expect(listAcceptedSteps(329_999, 0)).toEqual([9, 10, 11])
  expect(listAcceptedSteps(330_000, 0)).toEqual([10, 11, 12])
  expect(listAcceptedSteps(300_000, 9)).toEqual([10, 11])
  expect(listAcceptedSteps(300_000, 10)).toEqual([11])
  expect(listAcceptedSteps(300_000, 11)).toEqual([])
})

const login = {
  role: 'Shopper',
  hasSecondFactor: false,
  isRequiredForStaff: false,
  trustedUntil: null,
  now: 1_000,
} as const

it('GROW-10 a login asks for a code when there is a second factor and the browser is not trusted', () => {
  expect(decideLoginStep(login)).toBe('none')
  expect(decideLoginStep({ ...login, hasSecondFactor: true })).toBe('code')
  expect(decideLoginStep({ ...login, hasSecondFactor: true, trustedUntil: 1_001 })).toBe('none')
  expect(decideLoginStep({ ...login, hasSecondFactor: true, trustedUntil: 1_000 })).toBe('code')
})

it('GROW-10 where it is required, staff without a second factor set it up, and nobody else', () => {
  const needing = ROLES.filter((role) => decideLoginStep({ ...login, role, isRequiredForStaff: true }) === 'enrolment')
  expect(needing).toEqual(['ShippingEmployee', 'Admin'])
  expect(ROLES.filter(isStaffRole)).toEqual(needing)
  expect(decideLoginStep({ ...login, role: 'Admin', isRequiredForStaff: true, hasSecondFactor: true })).toBe('code')
  expect(decideLoginStep({ ...login, role: 'Admin', isRequiredForStaff: true, trustedUntil: 2_000 })).toBe('enrolment')
})
