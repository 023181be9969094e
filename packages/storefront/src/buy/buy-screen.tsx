import { TOO_MANY_LINES } from '@millrun/commerce/limits/order-limits'
import type { PermalinkProblem } from '@millrun/commerce/permalink/permalink'
import { readPermalink } from '@millrun/commerce/permalink/read-permalink'
import { ButtonLink } from '../page/button-link.tsx'
import { PageMessage } from '../text/page-message.tsx'
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
    <PageMessage
      title={title}
      action={<ButtonLink to={paths.products}>Explore Products</ButtonLink>}
    >
      {sentence}
    </PageMessage>
  )
}

function Reading() {
  return (
    <PageMessage
      title="Shared cart"
      unscripted="A shared cart is shown with JavaScript. All products can be seen without."
    >
      Reading the link…
    </PageMessage>
  )
}
