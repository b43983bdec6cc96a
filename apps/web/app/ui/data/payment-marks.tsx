import drawings from './payment-marks.svg?url&no-inline'

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

/** One mark without its name, for places that name the methods in words. All marks are one file, so that pages carry none in their scripts. */
export function PaymentMark({ mark }: { mark: Mark }) {
  return (
    <svg
      aria-hidden="true"
      width="58"
      height="30"
      className="rounded-lg border border-line bg-white font-semibold text-xs"
    >
      <use href={`${drawings}#${mark}`} />
    </svg>
  )
}
