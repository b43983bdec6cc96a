import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'

type AdminIconButtonProps = { label: string; Icon: LucideIcon } & Pick<
  ComponentProps<typeof Button>,
  'onClick' | 'disabled'
>

/** A quiet button that is a picture alone; `label` names it to who hears and who hovers. */
export function IconButton({ label, Icon, ...button }: AdminIconButtonProps) {
  return (
    <Button look="quiet" size="icon" aria-label={label} title={label} {...button}>
      <Icon aria-hidden="true" size={18} />
    </Button>
  )
}
