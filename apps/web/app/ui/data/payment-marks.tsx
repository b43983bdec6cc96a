import type { ReactNode } from 'react'

type Mark = 'mada' | 'visa' | 'mastercard' | 'applePay' | 'stcPay' | 'tabby' | 'tamara'

type PaymentMarksProps = {
  /** Accessible name of the list. */
  label: string
  marks: readonly { mark: Mark; name: string }[]
}

/** Marks of ways to pay, as plain word marks of our own drawing. Their names are read instead of them. */
export function PaymentMarks({ label, marks }: PaymentMarksProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {marks.map(({ mark, name }) => (
        <li key={mark} title={name}>
          <span className="sr-only">{name}</span>
          <PaymentMark mark={mark} />
        </li>
      ))}
    </ul>
  )
}

/** One mark without its name, for places that name the methods in words. */
export function PaymentMark({ mark }: { mark: Mark }) {
  return (
    <span
      aria-hidden="true"
      dir="ltr"
      className="inline-flex h-7 min-w-11 items-center justify-center rounded-lg border border-line bg-white px-2 font-semibold text-xs leading-none"
    >
      {DRAWINGS[mark]}
    </span>
  )
}

/** Colours of brands stand in attributes: each is used once, and every page loads the style sheet. */
const DRAWINGS: Record<Mark, ReactNode> = {
  mada: (
    <span className="flex items-center gap-1" style={{ color: '#24507a' }}>
      <span className="h-3 w-1 rounded-full" style={{ background: '#6fa53a' }} />
      mada
    </span>
  ),
  visa: (
    <span className="text-sm italic" style={{ color: '#1a2b78' }}>
      VISA
    </span>
  ),
  mastercard: (
    <svg width="30" height="18" viewBox="0 0 30 18" role="presentation">
      <circle cx="11" cy="9" r="8" fill="#d9222a" />
      <circle cx="19" cy="9" r="8" fill="#ee9f2d" />
      <path d="M15 2.1a8 8 0 0 1 0 13.8 8 8 0 0 1 0-13.8z" fill="#e46f23" />
    </svg>
  ),
  applePay: <span style={{ color: '#000' }}>Apple Pay</span>,
  stcPay: <span style={{ color: '#4f1d7f' }}>stc pay</span>,
  tabby: (
    <span className="rounded px-2 py-1" style={{ background: '#54f2bc', color: '#1d2a25' }}>
      tabby
    </span>
  ),
  tamara: <span style={{ color: '#8a3f63' }}>tamara</span>,
}
