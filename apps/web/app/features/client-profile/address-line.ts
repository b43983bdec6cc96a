import type { ClientProfile } from '@warda/contract/clients'

/** Formats the national address in one line, or null when it is empty. */
export const addressLine = (address: ClientProfile['address']): string | null => {
  if (address === null) return null
  const { buildingNumber, street, district, city, postalCode } = address
  return [`${buildingNumber} ${street}`, district, `${city} ${postalCode}`].join(' · ')
}
