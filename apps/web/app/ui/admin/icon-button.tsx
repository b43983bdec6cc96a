import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Button } from '../button.tsx'

type IconButtonProps = { label: string; Icon: LucideIcon } & Pick<ComponentProps<typeof Button>, 'onClick' | 'disabled'>

/** A quiet button with only an icon; `label` is its accessible name and tooltip. */
export function IconButton({ label, Icon, ...button }: IconButtonProps) {
  return (
    <Button look="quiet" size="icon" aria-label={label} title={label} {...button}>
      <Icon aria-hidden="true" size={18} />
    </Button>
  )
}
