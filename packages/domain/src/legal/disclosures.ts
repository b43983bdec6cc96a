/** What the law wants a shop to disclose, as its settings have it; empty texts are missing. */
export type Disclosures = {
  legalName: string
  registerNumber: string
  vatNumber: string
  address: string
  phone: string
  email: string
  authenticationNumber: string
  /** Last day of the authentication; null when it has none. */
  authenticationEnds: string | null
  /** Days in which complaints are answered; 0 is not set. */
  answerDays: number
  hosting: string
}

export type Disclosure = Exclude<keyof Disclosures, 'authenticationEnds'>

/** Disclosures in the order in which they are shown. */
export const DISCLOSURES = [
  'legalName',
  'registerNumber',
  'vatNumber',
  'authenticationNumber',
  'address',
  'phone',
  'email',
  'answerDays',
  'hosting',
] as const satisfies readonly Disclosure[]

/** The number of the Saudi Business Center for an authenticated shop: 10 digits. */
export const isAuthenticationNumber = (text: string): boolean => /^\d{10}$/.test(text)

/** The public page of the Saudi Business Center about an authenticated shop. */
export const getCertificateUrl = (number: string): string =>
  `https://eauthenticate.saudibusiness.gov.sa/certificate-details/${number}`

/** Whether the authentication holds on a day; a shop must not show one that has ended. */
export const isAuthenticated = (
  { authenticationNumber, authenticationEnds }: Pick<Disclosures, 'authenticationNumber' | 'authenticationEnds'>,
  today: string,
): boolean => authenticationNumber !== '' && (authenticationEnds === null || authenticationEnds >= today)

/** The disclosures that are missing on a day (OPEN-03). */
export const listMissingDisclosures = (disclosures: Disclosures, today: string): Disclosure[] =>
  DISCLOSURES.filter((name) => {
    if (name === 'authenticationNumber') return !isAuthenticated(disclosures, today)
    if (name === 'answerDays') return disclosures.answerDays === 0
    return disclosures[name] === ''
  })
