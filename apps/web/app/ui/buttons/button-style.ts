import { classes } from '../classes.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'paper'
export type ButtonSize = 'small' | 'medium' | 'large' | 'icon'

const base =
  'inline-flex items-center justify-center gap-2 rounded-full font-semibold select-none text-center transition-[background-color,color,border-color,transform,opacity] duration-150 ease-out active:scale-[.98] disabled:opacity-55 disabled:active:scale-100 aria-disabled:opacity-55 aria-disabled:cursor-progress'

const looks: Record<ButtonLook, string> = {
  primary: 'bg-leaf text-white hover:bg-leaf-deep',
  secondary: 'border border-line-strong bg-transparent text-ink hover:border-ink hover:bg-card',
  quiet: 'text-ink hover:bg-sand',
  danger: 'bg-petal-deep text-white hover:bg-canceled-ink',
  paper: 'bg-card text-ink shadow-float hover:bg-paper',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-9 px-4 text-sm',
  medium: 'min-h-11 px-5 text-[0.9375rem]',
  large: 'min-h-13 px-7 text-base',
  icon: 'size-11 shrink-0',
}

/** The classes that make a button or a link look like one of the shop's buttons. */
export const buttonStyle = (look: ButtonLook = 'primary', size: ButtonSize = 'medium', wide = false): string =>
  classes(base, looks[look], sizes[size], wide && 'w-full')
