import { m } from '@warda/i18n/messages'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/buttons/link-button.tsx'
import { Picture, type PictureData } from '../../ui/media/picture.tsx'

type HeroProps = {
  picture: PictureData
  title: string
  text: string
  promise: ReactNode
  /** Whether an order placed now can be delivered today. */
  isToday: boolean
}

/** Headline, main button and the order deadline of today over the picture. */
export function Hero({ picture, title, text, promise, isToday }: HeroProps) {
  return (
    <section
      className="relative isolate flex flex-col overflow-hidden lg:min-h-[min(44rem,calc(100dvh-4.7rem))] lg:justify-center"
      style={{ backgroundColor: picture.colour }}
    >
      <div className="page relative z-10 grid gap-5 pt-10 pb-2 lg:py-16">
        <h1 className="max-w-[6.2em] text-[clamp(2.7rem,6.4vw,5.6rem)] leading-[1.02]">{title}</h1>
        <p className="max-w-[18em] text-lg sm:text-xl">{text}</p>
        <div className="mt-2 grid justify-items-start gap-4">
          <LinkButton to={paths.shop} size="large">
            {isToday ? m.home_hero_action() : m.home_hero_action_any()}
          </LinkButton>
          {promise}
        </div>
      </div>
      <Picture
        picture={picture}
        first
        sizes="(min-width: 1024px) 100vw, 135vw"
        className="lg:absolute lg:inset-0 lg:-z-10"
        imageClassName="aspect-[5/4] mask-t-from-75% lg:mask-none object-[88%_50%] rtl:-scale-x-100 sm:aspect-video lg:aspect-auto lg:object-[60%_60%]"
      />
    </section>
  )
}
