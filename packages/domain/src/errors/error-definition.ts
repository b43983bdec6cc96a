/** The HTTP statuses of errors. */
export type ErrorStatus = 400 | 401 | 403 | 404 | 405 | 409 | 410 | 413 | 415 | 422 | 429 | 500 | 503 | 507

export type ErrorDefinition = {
  status: ErrorStatus
  /** Message key of `@warda/i18n`. The type check of `apps/api/src/http/error-message.ts` fails for a key that does not exist. */
  message: string
  /** Names of the values that are amounts in halalas; the message shows them in riyals. */
  money?: readonly string[]
  /** Values in two languages: `goods` means the values `goodsEn` and `goodsAr`. */
  bilingual?: readonly string[]
}
