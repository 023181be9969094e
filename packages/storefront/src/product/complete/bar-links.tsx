import type { TakenBar } from '@millrun/catalogue/families/shoes-knuckles/taken-bars'
import type { SlipOnShape } from '@millrun/catalogue/shapes/hardware-shape'
import { formatInches } from '@millrun/catalogue/inches'
import { Link } from '../../router/link.tsx'
import { findListing } from '../../catalogue/find-listing.ts'
import { paths } from '../../paths.ts'
import { barQuery } from './bar-query.ts'
import { PartLinks } from './set/part-links.tsx'

/** How many balusters are named; the gallery has the rest. */
const NAMED = 4

const ORNAMENT =
  'One for each baluster, or more where the pattern repeats it. The epoxy that sets the bars holds it too.'
const NOTES: Readonly<Record<SlipOnShape['kind'], string | undefined>> = {
  shoe: undefined,
  knuckle: ORNAMENT,
  collar: ORNAMENT,
}

interface BarLinksProps {
  readonly kind: SlipOnShape['kind']
  readonly bar: TakenBar
}

/** The balusters of ours that a part slides on. */
export function BarLinks({ kind, bar: { section, barIn, balusters } }: BarLinksProps) {
  const products = balusters.flatMap((id) => findListing(id) ?? []).filter(({ inStock }) => inStock)
  const name = `${formatInches(barIn)} ${section} bar`
  return (
    <PartLinks title={`Slides on ${name}`} note={NOTES[kind]} products={products.slice(0, NAMED)}>
      {products.length > NAMED && (
        <Link
          to={`${paths.ironBalusters}?${barQuery({ section, barIn })}`}
          className="more inline-flex min-h-11 items-center text-[15px]"
        >
          All {products.length} balusters of {name}
        </Link>
      )}
    </PartLinks>
  )
}
