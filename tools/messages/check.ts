import type { Catalogue, Message } from './read.ts'

const arabicForms = ['zero', 'one', 'two', 'few', 'many', 'other']
const englishForms = ['one', 'other']

/**
 * Lists the differences of two catalogues: a key or placeholder of one language only, an empty text, a counted message without all six
 * Arabic (two English) forms. One line each, naming the key.
 */
export function findMismatches(en: Catalogue, ar: Catalogue): string[] {
  const problems: string[] = []
  for (const [key, { area }] of en) if (!ar.has(key)) problems.push(`${key} is missing in ar/${area}.`)
  for (const [key, { area }] of ar) if (!en.has(key)) problems.push(`${key} is missing in en/${area}.`)
  for (const [key, { message }] of en) {
    const other = ar.get(key)?.message
    if (other === undefined) continue
    problems.push(...findEmpty(key, message, 'en'), ...findEmpty(key, other, 'ar'))
    problems.push(...findUndeclared(key, message, 'en'), ...findUndeclared(key, other, 'ar'))
    const [inputs, otherInputs] = [listInputs(message), listInputs(other)]
    for (const name of inputs) if (!otherInputs.has(name)) problems.push(`${key} has no {${name}} in Arabic.`)
    for (const name of otherInputs) if (!inputs.has(name)) problems.push(`${key} has no {${name}} in English.`)
    if (isCounted(message) || isCounted(other)) {
      problems.push(...findMissingForms(key, other, arabicForms, 'Arabic'))
      if (isCounted(message)) problems.push(...findMissingForms(key, message, englishForms, 'English'))
    }
  }
  return problems
}

function listTexts(message: Message): string[] {
  return typeof message === 'string' ? [message] : Object.values(message[0].match)
}

function listPlaceholders(text: string): string[] {
  const plain = text.replaceAll(/\\[{}\\]/g, '')
  const names = [...plain.matchAll(/\{\s*([A-Za-z_$][\w$]*)\s*\}/g)].map((match) => match[1] ?? '')
  const options = [...plain.matchAll(/=\$([A-Za-z_]\w*)/g)].map((match) => match[1] ?? '')
  return [...names, ...options]
}

/** The values that a caller must pass: declared inputs, selectors that are not derived, and the placeholders of every variant. */
function listInputs(message: Message): Set<string> {
  const inputs = new Set(listTexts(message).flatMap(listPlaceholders))
  if (typeof message === 'string') return inputs
  for (const line of message[0].declarations ?? []) {
    const input = /^input\s+(\w+)/.exec(line)?.[1]
    if (input) inputs.add(input)
  }
  for (const name of [...listSelectors(message)]) inputs.add(name)
  for (const local of listLocals(message).keys()) inputs.delete(local)
  return inputs
}

function findUndeclared(key: string, message: Message, locale: string): string[] {
  if (typeof message === 'string') return []
  const declared = new Set([...listInputs(message), ...listLocals(message).keys()])
  const selectors = message[0].selectors ?? []
  const unknown = selectors.filter((name) => !declared.has(name))
  return unknown.map((name) => `${key} (${locale}) selects by ${name}, which it does not declare.`)
}

function listSelectors(message: Exclude<Message, string>): Set<string> {
  const conditions = Object.keys(message[0].match).flatMap((line) => line.split(','))
  return new Set(conditions.map((condition) => condition.split('=')[0]?.trim() ?? ''))
}

/** `local countPlural = count: plural` → countPlural: "count: plural". */
function listLocals(message: Message): Map<string, string> {
  const locals = new Map<string, string>()
  if (typeof message === 'string') return locals
  for (const line of message[0].declarations ?? []) {
    const match = /^local\s+(\w+)\s*=\s*(.+)$/.exec(line)
    if (match?.[1] && match[2]) locals.set(match[1], match[2])
  }
  return locals
}

function listCounters(message: Message): string[] {
  const locals = [...listLocals(message)]
  return locals.filter(([, how]) => /:\s*plural/.test(how) && !/ordinal/.test(how)).map(([name]) => name)
}

function isCounted(message: Message): boolean {
  return listCounters(message).length > 0
}

function findMissingForms(key: string, message: Message, forms: string[], language: string): string[] {
  if (typeof message === 'string')
    return [`${key} is counted, but its ${language} is one text: give it ${forms.join(', ')}.`]
  return listCounters(message).flatMap((counter) => {
    const lines = Object.keys(message[0].match)
    const has = (form: string) => lines.some((line) => new RegExp(`\\b${counter}\\s*=\\s*${form}\\b`).test(line))
    return forms.filter((form) => !has(form)).map((form) => `${key} has no ${language} form "${form}" for ${counter}.`)
  })
}

function findEmpty(key: string, message: Message, locale: string): string[] {
  return listTexts(message).some((text) => text.trim() === '') ? [`${key} (${locale}) has an empty text.`] : []
}
