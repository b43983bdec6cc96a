/** A result of a check: the rule's id, which may be empty, and its text. */
export type Finding = { level: 'error' | 'warning'; rule: string; text: string }
