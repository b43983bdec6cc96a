import { DateInput, DateSegment } from 'react-aria-components'

/** Day, month, year, hour and minute, each to be typed or stepped with the arrow keys. */
export function DateParts() {
  return (
    <DateInput className="tabular flex min-w-0 grow items-center whitespace-nowrap">
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-sm px-0.5 outline-none data-[type=literal]:px-0 not-data-focused:data-placeholder:text-ink-soft data-focused:bg-leaf data-focused:text-white"
        />
      )}
    </DateInput>
  )
}
