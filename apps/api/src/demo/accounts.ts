import type { Role } from '@warda/domain/access/roles'

export type DemoAccount = { role: Role; fullName: string; email: string; phone: string; password: string }

/** The demo accounts are not secret: the start prints them. */
const PASSWORD = 'Lantana#2719'

/** One account of each role (decisions §1). The domain is reserved for examples, so no mail can be delivered. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { role: 'Shopper', fullName: 'Sara Alharbi', email: 'sara@warda.example', phone: '0551234001', password: PASSWORD },
  {
    role: 'Customer',
    fullName: 'Khalid Alotaibi',
    email: 'khalid@warda.example',
    phone: '0551234002',
    password: PASSWORD,
  },
  {
    role: 'BranchManager',
    fullName: 'Mona Saleh',
    email: 'mona@warda.example',
    phone: '0551234003',
    password: PASSWORD,
  },
  {
    role: 'ShippingEmployee',
    fullName: 'Yousef Haddad',
    email: 'yousef@warda.example',
    phone: '0551234004',
    password: PASSWORD,
  },
  { role: 'Admin', fullName: 'Huda Nasser', email: 'admin@warda.example', phone: '0551234005', password: PASSWORD },
]

/** The owner of the demo's business. */
export const DEMO_CLIENT_OWNER = 'khalid@warda.example'

/** The approved business of the demo's Customer, with a credit limit in halalas; the BranchManager manages its first branch. */
export const DEMO_CLIENT = {
  organizationName: 'Nakheel Hospitality',
  unifiedNumber: '7004418236',
  registerNumber: '1010482917',
  registerIssueDate: '2021-03-14',
  registerExpiryDate: '2031-03-13',
  ownerName: 'Khalid Alotaibi',
  ownerIdentityNumber: '1048261737',
  ownerContactNumber: '+966551234002',
  taxNumber: '310482917600003',
  address: {
    street: 'Olaya Street',
    buildingNumber: '7421',
    district: 'Al Olaya',
    city: 'Riyadh',
    postalCode: '12213',
  },
  creditLimit: 2_000_000,
  branches: [
    {
      name: 'Olaya Hotel',
      address: 'Olaya Street 112, Al Olaya, Riyadh 12213',
      phone: '0112004401',
      openingHours: '9:00 AM - 8:00 PM',
      employeeCount: 24,
      latitude: 24.6957,
      longitude: 46.6853,
    },
    {
      name: 'Diplomatic Quarter Suites',
      address: 'Abdullah Alsahmi Street 8, Diplomatic Quarter, Riyadh 12512',
      phone: '0112004402',
      openingHours: '8:00 AM - 10:00 PM',
      employeeCount: 11,
      latitude: 24.6822,
      longitude: 46.6218,
    },
  ],
} as const

/** Sara's unused welcome code. */
export const DEMO_WELCOME_CODE = 'WARDA-SARA15'
