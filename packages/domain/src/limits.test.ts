import { describe, expect, it } from 'vitest'
import { LIMITS } from './limits.ts'

describe('limits', () => {
  it('AUTH-01 has the numbers of registration', () => {
    expect([LIMITS.registerPhone, LIMITS.fullName, LIMITS.password.min]).toEqual([11, { min: 3, max: 20 }, 8])
  })
  it('AUTH-05 has the numbers of the settings form', () => {
    expect([LIMITS.profileName, LIMITS.profilePhone]).toEqual([
      { min: 3, max: 50 },
      { min: 8, max: 15 },
    ])
  })
  it('FORM-02 FORM-03 has the numbers of the contact and review forms', () => {
    expect([LIMITS.contactName, LIMITS.contactDescription]).toEqual([
      { min: 2, max: 50 },
      { min: 10, max: 500 },
    ])
    expect([LIMITS.review, LIMITS.stars]).toEqual([
      { min: 10, max: 500 },
      { min: 1, max: 5 },
    ])
  })
  it('FORM-04 FORM-05 has the numbers of branches, managers and uploads', () => {
    expect([LIMITS.branchName, LIMITS.branchAddress.min, LIMITS.branchPhone]).toEqual([
      { min: 3, max: 50 },
      10,
      { min: 8, max: 15 },
    ])
    expect([LIMITS.managerName.min, LIMITS.managerPhone.min, LIMITS.managerIdentity.min]).toEqual([3, 8, 8])
    expect(LIMITS.upload).toBe(2_000_000)
  })
  it('SHELL-03 SHELL-05 DELIV-02 DELIV-06 DELIV-07 ORDERS-04 AUTH-08 has the numbers of the screens', () => {
    expect([LIMITS.toast, LIMITS.libraryToast, LIMITS.invoiceToast, LIMITS.toastDragPercent]).toEqual([
      1000, 5000, 5000, 80,
    ])
    expect([LIMITS.userMenuWidth, LIMITS.userMenuEdge, LIMITS.boardPageSize, LIMITS.paymentMobileWidth]).toEqual([
      320, 8, 5, 768,
    ])
    expect([LIMITS.headerCategories, LIMITS.amountStep, LIMITS.tokenRetries]).toEqual([6, 0.01, 1])
  })
  it('BIZ-01 has the freshness guarantee', () => {
    expect(LIMITS.freshnessDays).toBe(7)
  })
})
