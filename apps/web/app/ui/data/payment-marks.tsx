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
      className="inline-flex h-7 min-w-11 items-center justify-center rounded-md border border-line bg-white px-1.5 font-bold text-[0.75rem] leading-none"
    >
      {DRAWINGS[mark]}
    </span>
  )
}

const DRAWINGS: Record<Mark, ReactNode> = {
  mada: (
    <span className="flex items-center gap-1 text-[#24507a]">
      <span className="h-3.5 w-1 rounded-full bg-[#6fa53a]" />
      mada
    </span>
  ),
  visa: <span className="text-[#1a2b78] text-sm italic tracking-tight">VISA</span>,
  mastercard: (
    <svg width="30" height="18" viewBox="0 0 30 18" role="presentation">
      <circle cx="11" cy="9" r="8" fill="#d9222a" />
      <circle cx="19" cy="9" r="8" fill="#ee9f2d" />
      <path d="M15 2.1a8 8 0 0 1 0 13.8 8 8 0 0 1 0-13.8z" fill="#e46f23" />
    </svg>
  ),
  applePay: <span className="text-[#000]">Apple Pay</span>,
  stcPay: <span className="text-[#4f1d7f]">stc pay</span>,
  tabby: <span className="rounded bg-[#54f2bc] px-1.5 py-1 text-[#1d2a25]">tabby</span>,
  tamara: <span className="text-[#8a3f63]">tamara</span>,
}
