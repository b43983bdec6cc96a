/** The delivery promise of today as text, from `usePromise`. */
export function DeliveryPromise({ text, className }: { text: string; className?: string }) {
  return (
    <p className={className}>
      <span aria-hidden="true" className="me-2 inline-block size-2 rounded-full bg-petal" />
      {/* The key replaces the element, so that a new text appears in place. */}
      <span key={text}>{text}</span>
    </p>
  )
}
