import type { ShopperOrder } from '@warda/contract/orders'
import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatPlace } from '../../lib/format/format-place.ts'
import type { Session } from '../../lib/session/session.ts'
import { paths } from '../../paths.ts'
import { LatePart } from '../../ui/feedback/late-part.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { type BuyerKind, type CheckoutForm, STEPS, type Step } from './checkout-form.ts'
import type { SummaryLine } from './checkout-present.ts'
import { loadLaterParts, loadPayStep, loadWhenStep } from './later-parts.ts'
import { OrderSummary } from './order-summary.tsx'
import { StepCard } from './step-card.tsx'
import { useCheckout } from './use-checkout.ts'
import { useDeliveryDays } from './use-checkout-data.ts'
import { WhoStep } from './who-step.tsx'

type CheckoutStepsProps = {
  session: Session
  kind: BuyerKind
  phone: string | null
  lines: readonly SummaryLine[]
  branches: (checkout: CheckoutForm) => ReactNode
  onPlaced: (order: ShopperOrder) => void
}

/** The three steps and the summary. */
export function CheckoutSteps({ session, kind, phone, lines, branches, onPlaced }: CheckoutStepsProps) {
  const { checkout, askRecipient, step, reached, open, next, submit, quote, quoting, change } = useCheckout({
    session,
    kind,
    lines,
    onPlaced,
  })
  // Loads the days before their step opens.
  useDeliveryDays()
  const hasReached = (candidate: Step): boolean => STEPS.indexOf(reached) >= STEPS.indexOf(candidate)
  const getStepState = (candidate: Step) => {
    if (candidate === step) return 'open'
    return hasReached(candidate) ? 'done' : 'ahead'
  }
  return (
    <form
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={loadLaterParts}
      onPointerDown={loadLaterParts}
      className="grid items-start gap-6 lg:grid-cols-[minmax(0,1.8fr)_minmax(0,1fr)] lg:gap-8"
    >
      <div className="grid gap-4">
        {checkout.restored && <Notice>{m.checkout_draft_restored()}</Notice>}
        <StepCard
          number={1}
          title={m.checkout_step_who()}
          state={getStepState('who')}
          summary={<WhoSummary checkout={checkout} kind={kind} askRecipient={askRecipient} />}
          onEdit={() => open('who')}
        >
          <WhoStep
            checkout={checkout}
            kind={kind}
            askRecipient={askRecipient}
            session={session}
            phone={phone}
            branches={branches(checkout)}
            isPurchaseOrderRequired={quote?.purchaseOrderRequired ?? false}
            onContinue={() => void next('who')}
          />
        </StepCard>
        <StepCard
          number={2}
          title={m.checkout_step_when()}
          state={getStepState('when')}
          summary={
            <LatePart load={loadWhenStep} skeleton={<Skeleton className="h-6 w-full" />}>
              {({ WhenSummary }) => <WhenSummary checkout={checkout} />}
            </LatePart>
          }
          onEdit={() => open('when')}
        >
          {hasReached('when') && (
            <LatePart load={loadWhenStep} skeleton={<Skeleton className="h-48 w-full" />}>
              {({ WhenStep }) => (
                <WhenStep
                  checkout={checkout}
                  askedUntil={askRecipient ? (quote?.addressWantedUntil ?? null) : undefined}
                  onContinue={() => void next('when')}
                />
              )}
            </LatePart>
          )}
        </StepCard>
        <StepCard
          number={3}
          title={m.checkout_step_pay()}
          state={getStepState('pay')}
          summary={null}
          onEdit={() => open('pay')}
        >
          {hasReached('pay') ? (
            <LatePart load={loadPayStep} skeleton={<Skeleton className="h-96 w-full" />}>
              {({ PayStep }) => (
                <PayStep
                  userId={session.userId}
                  senderName={session.fullName}
                  checkout={checkout}
                  quote={quote}
                  quoting={quoting}
                  change={change}
                />
              )}
            </LatePart>
          ) : (
            // Without a submit button, the Enter key in a field would do nothing.
            <button type="submit" hidden disabled={quote === undefined} />
          )}
        </StepCard>
        {checkout.problem && change === null && (
          <Notice tone="error">
            {checkout.problem}{' '}
            {!isFormMessage(checkout.problem) && (
              <Link to={paths.cart} className="underline">
                {m.checkout_to_cart()}
              </Link>
            )}
          </Notice>
        )}
      </div>
      <OrderSummary lines={lines} quote={quote} quoting={quoting} isAtMost={askRecipient} />
    </form>
  )
}

/** These messages are about the form; any other may be about the cart and links to it. */
const isFormMessage = (problem: string): boolean => problem === m.checkout_unsettled() || problem === m.checkout_fix()

function WhoSummary({
  checkout,
  kind,
  askRecipient,
}: {
  checkout: CheckoutForm
  kind: BuyerKind
  askRecipient: boolean
}) {
  const { recipient, deliveryAddress } = checkout.form.watch()
  return (
    <p>
      <bdi>{recipient.fullName}</bdi> · <bdi dir="ltr">{recipient.phoneNumber}</bdi>
      {kind === 'retail' && (
        <span className="block">{askRecipient ? m.checkout_where_asked() : formatPlace(deliveryAddress)}</span>
      )}
    </p>
  )
}
