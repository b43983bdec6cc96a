const DOMAIN = '@counter.invalid'

/** The address of the account of one sale to a walk-in, which cannot receive mail (RFC 2606). */
export const createWalkInEmail = (id: string): string => `walk-in.${id}${DOMAIN}`

/** Whether an address belongs to a walk-in, who gets no mail. */
export const isWalkInEmail = (address: string): boolean => address.endsWith(DOMAIN)
