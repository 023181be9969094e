import { Fragment } from 'react'

const SHOWN = 4

/** The first four woods of a product, then how many more there are. */
export function SpeciesLine({ names }: { names: readonly string[] }) {
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
