import type { CardWords } from '@millrun/catalogue/families/gallery-words'
import type { ProductText } from '@millrun/catalogue/product'
import { LookChips } from '../card/look-chips.tsx'
import { Fragment, type ReactNode } from 'react'
import { Measures } from '../../text/measures.tsx'

interface FamilyCardProps {
  readonly product: ProductText
  readonly facts: CardWords['facts']
  readonly below: CardWords['below']
}

/** What the words of a gallery say on a card, below its features. */
export function FamilyCard({ product, facts, below }: FamilyCardProps) {
  return (
    <>
      {facts && (
        <CardFacts
          facts={Object.fromEntries(
            Object.entries(facts).map(([name, value]) => [
              name,
              typeof value === 'object' ? <SpeciesLine key={name} names={value} /> : value,
            ]),
          )}
        />
      )}
      {below === 'looks' && <LookChips product={product} />}
      {below === 'drawing' && <CadNote />}
    </>
  )
}

/** That there is a drawing, at the foot of a card. */
function CadNote() {
  return (
    <p className="mt-auto border-t border-rule pt-1.5 text-[13px] text-ink-2">
      CAD drawing available
    </p>
  )
}

/** Facts of a card in two columns: what, and how much. */
function CardFacts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="mb-2 grid gap-x-2 gap-y-0.5 text-[13px] leading-[1.4] xl:grid-cols-[auto_1fr]">
      {Object.entries(facts).map(([name, value]) =>
        value === undefined ? null : (
          <div key={name} className="xl:contents">
            <dt className="text-ink-2 max-xl:sr-only">{name}</dt>
            <dd>{typeof value === 'string' ? <Measures text={value} /> : value}</dd>
          </div>
        ),
      )}
    </dl>
  )
}

const SHOWN = 4

/** The first four woods of a product, then how many more there are. */
function SpeciesLine({ names }: { names: readonly string[] }) {
  const more = names.length - SHOWN
  return (
    <>
      {names.slice(0, SHOWN).map((name, index) => (
        <Fragment key={name}>
          {index > 0 && ', '}
          <span className="whitespace-nowrap">{name}</span>
        </Fragment>
      ))}
      {more > 0 && <span className="whitespace-nowrap"> +{more} more</span>}
    </>
  )
}
