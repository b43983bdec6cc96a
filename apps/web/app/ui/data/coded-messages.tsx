export type CodedMessage = { code: string; text: string; meaning: string | null }

/** Messages of another system, in English: what each means in the language of the page, with its code and original text. */
export function CodedMessages({ messages }: { messages: readonly CodedMessage[] }) {
  if (messages.length === 0) return null
  return (
    <ul className="mt-1 grid gap-2 text-sm">
      {messages.map(({ code, text, meaning }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order
        <li key={at} className="grid gap-0.5">
          {meaning !== null && <p>{meaning}</p>}
          <p dir="ltr" lang="en" className={meaning === null ? 'break-words' : 'break-words text-ink-soft'}>
            {code !== '' && <code className="me-2 font-semibold">{code}</code>}
            {text}
          </p>
        </li>
      ))}
    </ul>
  )
}
