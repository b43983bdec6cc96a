import { m } from '@warda/i18n/messages'

/** Same-day delivery in three steps. */
export function HowItWorks() {
  const steps = [
    [m.home_how_1(), m.home_how_1_text()],
    [m.home_how_2(), m.home_how_2_text()],
    [m.home_how_3(), m.home_how_3_text()],
  ] as const
  return (
    <ol className="grid gap-8 md:grid-cols-3 md:gap-12">
      {steps.map(([title, text], index) => (
        <li key={title} className="grid grid-cols-[auto_1fr] gap-x-5 border-gold/40 border-t pt-5 md:block md:pt-7">
          <span aria-hidden="true" className="font-display text-5xl text-gold leading-none md:text-6xl">
            {index + 1}
          </span>
          <div>
            <h3 className="text-xl md:mt-5">{title}</h3>
            <p className="mt-2 text-ink-soft">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
