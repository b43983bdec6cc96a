/** A drawn branch; decorative. `size` is a CSS length. */
export function LeafOrnament({ size = '72px' }: { size?: string }) {
  return (
    <svg
      aria-hidden="true"
      style={{ width: size, height: size }}
      viewBox="0 0 72 72"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
    >
      <path d="M36 68C36 50 35 34 38 12" strokeLinecap="round" />
      <path d="M36.3 52c-9 .6-15-3.6-17-11 8.400-1 15 3 17 11ZM36.500 43c8.500-.4 13.800-5 15-12.400-8 .2-13.800 5-15 12.400ZM36.800 32c-7.600-.6-12-5.200-12.600-12 7 .6 11.800 5.200 12.600 12Z" />
      <path d="M38 13c-3.600-2.600-4.200-6.600-1.800-10 3.800 2 5 6 1.800 10Z" />
    </svg>
  )
}
