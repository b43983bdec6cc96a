/** A refusal is a value: its code is the key of the sentence a person reads, `values` fill that sentence, `field` names the input at fault. */
export type Refusal<C extends string = string> = {
  ok: false
  code: C
  values?: Record<string, string | number>
  field?: string
  /** Where several inputs are at fault, each of them. */
  faults?: readonly FieldError[]
}

/** One input at fault: its name, and the key of the sentence about it with what fills that. */
export type FieldError = { field: string; key: string; values?: Record<string, string | number> }

/** What a rule answers: the value, or why not. Rules never throw for anything a person can cause. */
export type Result<T, C extends string = string> = { ok: true; value: T } | Refusal<C>

/** Wraps a value that passed. */
export function ok<T>(value: T): { ok: true; value: T } {
  return { ok: true, value }
}

/** Builds a refusal; `values` and `field` are absent (not undefined) when not given, so that answers compare and serialise cleanly. */
export function refuse<C extends string>(
  code: C,
  values?: Record<string, string | number>,
  field?: string,
): Refusal<C> {
  return { ok: false, code, ...(values === undefined ? {} : { values }), ...(field === undefined ? {} : { field }) }
}
