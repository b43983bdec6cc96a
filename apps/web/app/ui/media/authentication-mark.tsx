/** Our own mark of a shop that an authority has authenticated: a seal with a check. */
export const AuthenticationMark = () => (
  <svg aria-hidden="true" viewBox="0 0 32 32" className="size-7 shrink-0" fill="none" stroke="currentColor">
    <path
      d="M16 3l3.4 2.500 4.200-.1 1.200 4 3.400 2.500-1.400 4 1.400 4-3.400 2.500-1.200 4-4.200-.1L16 29l-3.400-2.700-4.200.1-1.200-4-3.400-2.500 1.400-4-1.400-4 3.400-2.500 1.200-4 4.200.1z"
      strokeWidth="1.7"
      strokeLinejoin="round"
    />
    <path d="M11 16.200l3.500 3.500 6.500-7" strokeWidth="2.200" strokeLinecap="round" strokeLinejoin="round" />
  </svg>
)
