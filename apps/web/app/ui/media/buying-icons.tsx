import { circle, draw, type IconProps } from './icons.tsx'

/** Further icons of cart and checkout, copied from Lucide (ISC licence) as in `icons.tsx`. */
export const ChevronUp = (props: IconProps) => draw('m18 15-6-6-6 6', props)
export const LocateFixed = (props: IconProps) =>
  draw(`M2 12h3M19 12h3M12 2v3M12 19v3${circle(12, 12, 7)}${circle(12, 12, 3)}`, props)
export const MessageCircleQuestionMark = (props: IconProps) =>
  draw(
    'M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719M9 9.5a3 2.5 0 0 1 6 0c0 2-2 2-3 3.5M12 17h.01',
    props,
  )
export const Pencil = (props: IconProps) =>
  draw(
    'M21.174 6.812a1 1 0 0 0-3.986-3.987L3.842 16.174a2 2 0 0 0-.5.83l-1.321 4.352a.5.5 0 0 0 .623.622l4.353-1.32a2 2 0 0 0 .83-.497zM15 5l4 4',
    props,
  )
export const Trash2 = (props: IconProps) =>
  draw('M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2', props)
