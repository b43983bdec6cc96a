import type { ReactNode } from 'react'

/** Layout of a payment result. */
export function ResultFrame({ title, icon, children }: { title: ReactNode; icon: ReactNode; children: ReactNode }) {
  return (
    <section className="page section grid flex-1 place-items-center">
      <div className="grid w-full max-w-lg justify-items-center rounded-card border border-line bg-card px-5 py-10 text-center sm:px-10 sm:py-12">
        <div aria-hidden="true" className="mb-4">
          {icon}
        </div>
        <h1 className="mb-3 text-3xl sm:text-4xl">{title}</h1>
        {children}
      </div>
    </section>
  )
}
