/** Isolates the text direction of a value inside a sentence. */
export const isolate = (value: string): string => `\u2068${value}\u2069`

/** Isolates a value that is read from left to right in Arabic too, such as a phone number. */
export const isolateLtr = (value: string): string => `\u2066${value}\u2069`
