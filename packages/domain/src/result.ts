/** A refusal as a value: `code` is the key of the message, `values` are its parameters, `field` is the invalid input. */
export type Refusal<C extends string = string> = {
  ok: false
  code: C
  values?: Record<string, string | number>
  field?: string
  /** All invalid inputs when there are several. */
  faults?: readonly FieldError[]
}

/** An invalid input: its name, and the key and parameters of the message. */
export type FieldError = { field: string; key: string; values?: Record<string, string | number> }

/** The result of a rule: a value or a refusal. Rules don't throw for invalid input. */
export type Result<T, C extends string = string> = { ok: true; value: T } | Refusal<C>

/** Wraps a value as a result. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** Creates a refusal. `values` and `field` are absent, not undefined, when not given, so that refusals compare and serialise equally. */
export function refuse<C extends string>(
  code: C,
  values?: Record<string, string | number>,
  field?: string,
): Refusal<C> {
  return { ok: false, code, ...(values === undefined ? {} : { values }), ...(field === undefined ? {} : { field }) }
}
