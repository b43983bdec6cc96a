import type { ErrorCode } from './errors/errors.ts'

/** An error as a value: `values` are put into its message, `field` names the invalid input. */
export type DomainError<C extends ErrorCode = ErrorCode> = {
  ok: false
  code: C
  values?: Record<string, string | number>
  field?: string
  /** All invalid inputs, where there are several. */
  fieldErrors?: readonly FieldError[]
}

/** One invalid input: its name and the key of its message with the values to put into it. */
export type FieldError = { field: string; key: string; values?: Record<string, string | number> }

/** The value of a rule or use case, or the error. An error that a user can cause is never thrown. */
export type Result<T, C extends ErrorCode = ErrorCode> = { ok: true; value: T } | DomainError<C>

export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** Builds an error; `values` and `field` are absent (not undefined) when not given, so that answers compare and serialise cleanly. */
export function refuse<C extends ErrorCode>(
  code: C,
  values?: Record<string, string | number>,
  field?: string,
): DomainError<C> {
  return { ok: false, code, ...(values === undefined ? {} : { values }), ...(field === undefined ? {} : { field }) }
}
