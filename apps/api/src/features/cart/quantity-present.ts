/** The quantity as the wire spells it. */
export const quantityOf = (body: { quntity: number }): number => body.quntity
