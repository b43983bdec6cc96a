import type { TaxAuthorityMessage } from '@warda/contract/tax-units'

/** The messages of the authority, which are in English. */
export function AuthorityMessages({ messages }: { messages: readonly TaxAuthorityMessage[] }) {
  if (messages.length === 0) return null
  return (
    <ul className="mt-1 grid gap-1" dir="ltr" lang="en">
      {messages.map(({ code, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes order
        <li key={at} className="break-words">
          {code !== '' && <code className="me-2 font-semibold">{code}</code>}
          {text}
        </li>
      ))}
    </ul>
  )
}
