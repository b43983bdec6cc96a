import { describe, expect, it } from 'vitest'
import { branchForm, toBody, toForm } from './branch-schema.ts'

const typed = {
  branchName: 'Olaya',
  address: 'King Fahd Rd, Riyadh',
  phoneNumber: '٠١١٤٥٦٧٨٩٠',
  openingHours: '٩:٠٠ ص - ٨:٠٠ م',
  employeeCount: '١٢',
  monthlyBudget: '',
}
const listErrorKeys = (change: Partial<typeof typed>) =>
  branchForm
    .safeParse({ ...typed, ...change })
    .error?.issues.map(({ path, message }) => `${path.join()}: ${message}`) ?? []

describe('branch form', () => {
  it('FORM-04 accepts Arabic-Indic digits and Arabic day periods', () => {
    const read = branchForm.parse(typed)
    expect(toBody(read, 7)).toMatchObject({
      phoneNumber: '0114567890',
      employeeCount: 12,
      clientId: 7,
      monthlyBudget: null,
      openingHours: '٩:٠٠ ص - ٨:٠٠ م',
    })
  })
  it.each([
    [{ branchName: 'ab' }, 'branchName: too_short'],
    [{ address: 'Too short' }, 'address: too_short'],
    [{ phoneNumber: '1234567' }, 'phoneNumber: branch_phone'],
    [{ phoneNumber: '+96611456789' }, 'phoneNumber: branch_phone'],
    [{ openingHours: '9 to 8' }, 'openingHours: opening_hours'],
    [{ employeeCount: '' }, 'employeeCount: required'],
    [{ employeeCount: '-1' }, 'employeeCount: digits_only'],
    [{ employeeCount: '2.5' }, 'employeeCount: digits_only'],
    [{ employeeCount: '1000000' }, 'employeeCount: invalid_number'],
    [{ monthlyBudget: '12.345' }, 'monthlyBudget: amount_invalid'],
  ])('FORM-04 rejects %j', (change, expected) => {
    expect(listErrorKeys(change)).toEqual([expected])
  })
  it('accepts 0 employees and a budget in riyals', () => {
    expect(toBody(branchForm.parse({ ...typed, employeeCount: '0', monthlyBudget: '1500.50' }), 0)).toMatchObject({
      employeeCount: 0,
      monthlyBudget: 1500.5,
      clientId: 0,
    })
  })
  it('starts with the edited branch, or empty', () => {
    expect(toForm(null)).toMatchObject({ branchName: '', employeeCount: '', monthlyBudget: '' })
  })
})
