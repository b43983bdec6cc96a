import { LIMITS } from '@warda/domain/limits'
import { m } from '@warda/i18n/messages'
import { Link } from 'react-router'
import { currentLanguage } from '../../lib/browser/language.ts'
import { formatMoney } from '../../lib/format/format.ts'
import { sizeWithStems } from '../../lib/format/size-with-stems.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { AmountText, Money } from '../../ui/data/money.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stepper } from '../../ui/forms/stepper.tsx'
import { Trash2 } from '../../ui/media/buying-icons.tsx'
import { Picture } from '../../ui/media/picture.tsx'
import type { CartLine } from './cart-present.ts'
import { exceedsStock } from './stock.ts'

type CartRowProps = { line: CartLine; onQuantity: (quantity: number) => void; onRemove: () => void }

/** One line of the cart, with a warning when the stock is less than the chosen quantity. */
export function CartRow({ line, onQuantity, onRemove }: CartRowProps) {
  const { name, slug, quantity } = line
  return (
    <li className="grid grid-cols-[6rem_1fr] gap-x-4 gap-y-3 py-5 sm:grid-cols-[7.5rem_1fr_auto] sm:gap-x-6">
      <Link to={paths.product(slug)} tabIndex={-1} aria-hidden="true" className="sm:row-span-2">
        <Picture picture={line.picture} sizes="120px" decorative className="aspect-4/5 rounded-field" />
      </Link>
      <div className="grid content-start gap-0.5">
        <h2 className="text-xl">
          <Link to={paths.product(slug)} className="hover:underline">
            {name}
          </Link>
        </h2>
        <p className="text-ink-soft text-sm">{sizeWithStems(line.size, line.stems)}</p>
        <p className="text-ink-soft text-sm">
          <UnitPrice line={line} />
        </p>
        <p className="mt-1 font-semibold text-lg sm:hidden">
          <Money riyals={line.lineTotal} />
        </p>
      </div>
      <p className="hidden text-end font-semibold text-lg sm:block">
        <Money riyals={line.lineTotal} />
      </p>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-3 sm:col-start-2">
        <Stepper
          label={m.cart_quantity({ name })}
          value={quantity}
          min={1}
          max={maxQuantity(line)}
          onChange={onQuantity}
        />
        <Button
          look="quiet"
          size="small"
          className="min-h-11"
          aria-label={m.cart_remove_named({ name })}
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" size={17} />
          {m.cart_remove()}
        </Button>
      </div>
      {exceedsStock(line) && (
        <div className="col-span-full">
          <Shortage line={line} onQuantity={onQuantity} />
        </div>
      )}
    </li>
  )
}

/** `available` is capped at 10, which means "at least 10". */
const maxQuantity = (line: CartLine): number =>
  line.available >= 10 ? LIMITS.quantity.max : Math.max(line.quantity, line.available)

function UnitPrice({ line }: { line: CartLine }) {
  const language = currentLanguage()
  if (line.originalPrice <= line.price)
    return (
      <bdi>
        <AmountText>{m.cart_each({ money: formatMoney(line.price, language) })}</AmountText>
      </bdi>
    )
  return (
    <>
      <bdi className="text-petal-deep">
        <AmountText>{m.cart_each({ money: formatMoney(line.price, language) })}</AmountText>
      </bdi>{' '}
      <s>
        <Money riyals={line.originalPrice} />
      </s>
    </>
  )
}

function Shortage({ line, onQuantity }: { line: CartLine; onQuantity: (quantity: number) => void }) {
  const { available } = line
  if (available === 0) return <Notice tone="warning">{m.cart_gone()}</Notice>
  return (
    <Notice
      tone="warning"
      action={
        <Button look="secondary" size="small" onClick={() => onQuantity(available)}>
          {m.cart_lower({ available })}
        </Button>
      }
    >
      {m.cart_short({ available })}
    </Notice>
  )
}
