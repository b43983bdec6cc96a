/** A line drawing of a rose in the current text colour. */
export const Rose = ({ size }: { size: number }) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    viewBox="0 0 32 32"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.6"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d="M16 17.500c-2.200 0-3.700-1.500-3.700-3.400 0-2 1.700-3.500 4-3.500 1.900 0 3.200 1 3.200 2.500 0 1.200-1 2.100-2.200 2.100-.9 0-1.500-.5-1.500-1.200" />
    <path d="M9.500 9.200C7 11 6.200 14.200 7.800 17c1.600 2.900 4.700 4.300 8.200 4.300s6.600-1.400 8.200-4.300c1.600-2.800.8-6-1.700-7.800" />
    <path d="M9.500 9.200c1.400-2.700 3.800-4.200 6.500-4.200s5.100 1.500 6.500 4.200c-1.700-1-3.500-1.300-5-1" />
    <path d="M16 21.500V29M16 27c-2.600 0-4.300-1-5-3M16 25.800c2 0 3.400-.8 4-2.300" />
  </svg>
)
