/** Isolates the text direction of a value inside a sentence (Unicode isolates, which work in HTML and plain text). */
export const isolate = (value: string | number): string => `\u2068${value}\u2069`

/** Isolates a value that is read from left to right in Arabic too, such as a phone number. */
export const isolateLtr = (value: string): string => `\u2066${value}\u2069`
