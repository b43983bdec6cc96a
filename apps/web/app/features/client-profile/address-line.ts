import type { ClientProfile } from '@warda/contract/clients'

/** The national address in one line as it is written on letters, or null when none is known. */
export const addressLine = (address: ClientProfile['address']): string | null => {
  if (address === null) return null
  const { buildingNumber, street, district, city, postalCode } = address
  return [`${buildingNumber} ${street}`, district, `${city} ${postalCode}`].join(' · ')
}
