import { FINISH, type FinishCode, type OptionGroup } from '../../choosing/option-group.ts'
import { SAMPLE_SPECIES } from '../../choosing/species-prices.ts'
import { SPECIES_NAMES } from '../../choosing/species.ts'
import { formatInches } from '../../inches.ts'
import type { IronBalusterShape } from '../../shapes/iron-baluster-shape.ts'
import type { TurnedShape } from '../../shapes/turned-shape.ts'
import { SQUARE_1_2_HOLLOW } from '../iron-balusters/patterns/bars.ts'
import { usualProduct } from '../usual-listing.ts'
import type { Sample } from './sample.ts'

const LENGTH_IN = 4

const [firstFinish, ...furtherFinishes] = FINISH.options

/** The seven finishes by their names and codes, all at one price. */
const FINISH_AT_ONE_PRICE: OptionGroup = {
  ...FINISH,
  options: [atNoCharge(firstFinish), ...furtherFinishes.map(atNoCharge)],
}

const bar: IronBalusterShape = {
  kind: 'iron-baluster',
  ...SQUARE_1_2_HOLLOW,
  lengthIn: LENGTH_IN,
  pin: { diameterIn: 0.5, lengthIn: 0 },
  ornaments: [],
}

const stick: TurnedShape = {
  kind: 'turned',
  lengthIn: LENGTH_IN,
  blockIn: 0.5,
  bottomBlockIn: LENGTH_IN,
  topBlockIn: 0,
  stations: [],
  easeIn: 0.0625,
}

const TRADE_WORDS = ['sample', 'swatch', 'color chip', 'chip']

const finishSample: Sample = {
  ...usualProduct('samples', {
    id: 's-100',
    title: 'Finish Sample',
    priceCents: 100,
    description:
      'Four inches of half inch bar, cut from the hollow bar of our balusters and powder coated with them. Hold it against your floor, your wall and your door hardware by day and by lamp light: a photograph on a screen cannot tell black from bronze.',
  }),
  category: 'Samples',
  inGallery: false,
  optionGroups: [FINISH_AT_ONE_PRICE],
  features: [
    `${size(bar.barIn)}, sawn at both ends`,
    'The coat that the balusters have, not a printed card',
    'Any of the seven finishes for the same price',
  ],
  materials: ['Hollow mild steel', 'Powder coat'],
  dimensions: size(bar.barIn),
  searchKeywords: [...TRADE_WORDS, 'finish sample', 'color sample', 'powder coat sample'],
  specifications: {
    Length: formatInches(LENGTH_IN),
    Bar: `${formatInches(bar.barIn)} square, hollow`,
    Finish: 'Powder coat, the one you choose',
  },
  shape: bar,
}

const woodSample: Sample = {
  ...usualProduct('samples', {
    id: 's-200',
    title: 'Wood Sample',
    priceCents: 200,
    description:
      'Four inches of square stock in one of the five woods of our rails, planed and sanded as they leave us, without a finish. Try your stain and your clear coat on it before the rail is up, and lay it beside the floor that it has to match.',
  }),
  category: 'Samples',
  inGallery: false,
  species: SAMPLE_SPECIES,
  features: [
    `${size(stick.blockIn)}, planed on four sides`,
    'Sanded and unfinished, to try a stain or a clear coat on',
    'Edges eased as on a square baluster',
  ],
  materials: Object.entries(SPECIES_NAMES)
    .filter(([slug]) => slug in SAMPLE_SPECIES)
    .map(([, name]) => name),
  dimensions: size(stick.blockIn),
  searchKeywords: [...TRADE_WORDS, 'wood sample', 'stain sample', 'species sample'],
  specifications: {
    Length: formatInches(LENGTH_IN),
    Stock: `${formatInches(stick.blockIn)} square`,
    Finish: 'Sanded, unfinished',
    Grain: 'No two pieces are alike; the rail will vary as the sample does',
  },
  shape: stick,
}

/** What a finish and a wood are judged by at home. */
export const samples: readonly Sample[] = [finishSample, woodSample]

function atNoCharge({ code, name }: { readonly code: FinishCode; readonly name: string }) {
  return { code, name, priceAddCents: 0 }
}

function size(sideIn: number): string {
  return `${formatInches(LENGTH_IN)} long, ${formatInches(sideIn)} square`
}
