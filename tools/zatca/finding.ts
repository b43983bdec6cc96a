/** What a check found: the rule's id, where it has one, and its text. */
export type Finding = { level: 'error' | 'warning'; rule: string; text: string }
