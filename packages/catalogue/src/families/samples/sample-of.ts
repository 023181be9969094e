import type { Listing } from '../../product.ts'

const FINISH_SAMPLE = 's-100'
const WOOD_SAMPLE = 's-200'

/** Whether a product is a small piece to judge a finish or a wood by: it goes by letter post. */
export function isSample({ family }: Pick<Listing, 'family'>): boolean {
  return family === 'samples'
}

/** What of a product there is a sample of. */
export interface SampleOffer {
  readonly id: string
  readonly shows: 'finish' | 'wood'
}

/** The sample by which a product's finish or wood can be judged; undefined where it has neither to choose, or is one. */
export function sampleOf(
  product: Pick<Listing, 'family' | 'optionGroups' | 'species'>,
): SampleOffer | undefined {
  if (isSample(product)) return undefined
  const asks = (type: string) => product.optionGroups.some((group) => group.type === type)
  if (asks('finish')) return { id: FINISH_SAMPLE, shows: 'finish' }
  if (product.species !== undefined || asks('material')) return { id: WOOD_SAMPLE, shows: 'wood' }
  return undefined
}
