/** Reads the quantity from its wire name (`quntity`). */
export const readQuantity = (body: { quntity: number }): number => body.quntity
