import { circle, draw, type IconProps } from './icons.tsx'

/** The icons of notices, copied from Lucide (ISC licence) as in `icons.tsx`. */
export const CircleAlert = (props: IconProps) => draw(`${circle(12, 12, 10)}M12 8v4M12 16h.01`, props)
export const CircleCheck = (props: IconProps) => draw(`${circle(12, 12, 10)}M16 9l-5.5 5.5L8 12`, props)
export const Info = (props: IconProps) => draw(`${circle(12, 12, 10)}M12 16v-4M12 8h.01`, props)
