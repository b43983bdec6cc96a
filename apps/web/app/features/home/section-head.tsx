import type { ReactNode } from 'react'
import { Link } from 'react-router'

type SectionHeadProps = { title: ReactNode; text?: ReactNode; link?: { to: string; text: string } }

/** Heading of a section with a link to more. */
export function SectionHead({ title, text, link }: SectionHeadProps) {
  return (
    <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-2 lg:mb-10">
      <div>
        <h2 className="text-3xl sm:text-[2.6rem]">{title}</h2>
        {text && <p className="mt-2 text-ink-soft">{text}</p>}
      </div>
      {link && (
        <Link
          to={link.to}
          className="flex min-h-11 items-center font-semibold underline decoration-petal decoration-2 underline-offset-8 hover:decoration-ink"
        >
          {link.text}
        </Link>
      )}
    </div>
  )
}
