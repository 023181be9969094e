import { TOO_MANY_LINES } from '@millrun/commerce/limits/order-limits'
import type { PermalinkProblem } from '@millrun/commerce/permalink/permalink'
import { readPermalink } from '@millrun/commerce/permalink/read-permalink'
import { ButtonLink } from '@millrun/ui/first/button.tsx'
import type { ReactNode } from 'react'
import { useIsHydrated } from '../page/use-is-hydrated.ts'
import { paths } from '../paths.ts'
import { SharedCart } from './shared-cart.tsx'

/** The list that an address holds, which the printed page cannot know. Looking at it changes nothing. */
export function BuyScreen({ text }: { text: string }) {
  const isHydrated = useIsHydrated()
  if (!isHydrated) return <Reading />
  const read = readPermalink(text)
  return read.ok ? <SharedCart permalink={read.permalink} /> : <NoList {...WORDS[read.problem]} />
}

const WORDS: Readonly<Record<PermalinkProblem, NoListProps>> = {
  empty: {
    title: 'No cart in this link',
    sentence: 'This address names no parts. Please open the whole link, or ask for it once more.',
  },
  unreadable: {
    title: 'This link is damaged',
    sentence:
      'We cannot read which parts it names. Please ask for it once more. Your cart is as it was.',
  },
  'too-many': { title: 'Too many lines', sentence: TOO_MANY_LINES },
}

interface NoListProps {
  readonly title: string
  readonly sentence: string
}

function NoList({ title, sentence }: NoListProps) {
  return (
    <Frame title={title}>
      <p className="mt-4 max-w-[60ch] text-lg text-ink-2">{sentence}</p>
      <ButtonLink to={paths.products} className="mt-8">
        Explore Products
      </ButtonLink>
    </Frame>
  )
}

function Reading() {
  return (
    <Frame title="Shared cart">
      <p className="mt-4 text-lg text-ink-2">Reading the link…</p>
      <noscript>
        <p className="mt-4">
          A shared cart is shown with JavaScript. All products can be seen without.
        </p>
      </noscript>
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="wrap min-h-[60dvh] pt-10 pb-18 lg:pt-14 lg:pb-28">
      <h1 className="title-gallery">{title}</h1>
      {children}
    </div>
  )
}
