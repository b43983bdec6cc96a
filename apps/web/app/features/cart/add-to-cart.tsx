import { m } from '@warda/i18n/messages'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Check, ShoppingBag } from '../../ui/media/icons.tsx'

type AddToCartProps = {
  /** The size to add; null when the product is sold out. */
  variantId: number | null
  /** The product's name, for screen readers on pages with several buttons. */
  name: string
  quantity?: number
  /** `full`: a wide button with text; `card`: a small round button on a card. */
  look?: 'full' | 'card'
  className?: string
}

type State = 'ready' | 'adding' | 'added' | 'soldOut'

/** Adds a product to the cart; shows "Out of stock" when it is sold out. */
export function AddToCart({ variantId, name, quantity = 1, look = 'full', className }: AddToCartProps) {
  const [state, setState] = useState<State>('ready')
  const running = useRef(false)
  useEffect(() => {
    if (state !== 'added') return
    const timer = setTimeout(() => setState('ready'), 1600)
    return () => clearTimeout(timer)
  }, [state])
  // Another size may be in stock when one is sold out.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the size resets the state
  useEffect(() => setState('ready'), [variantId])

  const soldOut = variantId === null || state === 'soldOut'
  const add = async (): Promise<void> => {
    if (running.current || variantId === null) return
    running.current = true
    setState('adding')
    // Loaded on the first click, so that pages with the button stay small.
    const { addProduct } = await import('./add-product.ts')
    const result = await addProduct(variantId, quantity, () => void add())
    running.current = false
    setState(result === 'added' || result === 'soldOut' ? result : 'ready')
  }
  const shared = { busy: state === 'adding', disabled: soldOut, onClick: () => void add() }
  const Icon = state === 'added' ? Check : ShoppingBag
  if (look === 'card') {
    const label = soldOut ? m.cart_out_of_stock() : m.cart_add_named({ name })
    return (
      <Button {...shared} look="paper" size="icon" className={className} aria-label={label} title={label}>
        {state === 'adding' ? null : <Icon aria-hidden="true" size={19} />}
      </Button>
    )
  }
  return (
    <Button {...shared} size="large" wide className={className}>
      {state !== 'adding' && !soldOut && <Icon aria-hidden="true" size={19} />}
      <span aria-live="polite">{fullLabel(state, soldOut)}</span>
    </Button>
  )
}

const fullLabel = (state: State, soldOut: boolean): string => {
  if (soldOut) return m.cart_out_of_stock()
  if (state === 'adding') return m.cart_adding()
  return state === 'added' ? m.cart_added() : m.cart_add()
}
