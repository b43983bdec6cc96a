declare const entity: unique symbol

/** An id that is not interchangeable with the ids of other entities; a plain value, such as a parameter of a request, is accepted. */
type Id<Value, Name extends string> = Value & { readonly [entity]?: Name }

export type UserId = Id<string, 'user'>
export type OrderId = Id<string, 'order'>
export type ClientId = Id<number, 'client'>
export type BranchId = Id<number, 'branch'>
export type ProductId = Id<number, 'product'>
export type VariantId = Id<number, 'variant'>
