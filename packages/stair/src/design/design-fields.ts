import { FINISH } from '@millrun/catalogue/choosing/option-group'
import { findNewel } from '../stock/newel-stock.ts'
import { findRail } from '../stock/rail-stock.ts'
import { DESIGN_LIMITS as LIMITS, LONGEST_NAME } from './design-limits.ts'
import {
  BALCONY_ENDS,
  type Design,
  FOOTINGS,
  HANDS,
  HARDWARE_WISHES,
  JOBS,
  LAYOUTS,
  RAIL_SYSTEMS,
  RAIL_LENGTH_WISHES,
  ROOMS,
  SHOE_WISHES,
  SIDES,
  STAIR_SPHERES_IN,
  START_FITTINGS,
  STEP_WISHES,
  WINDER_COUNTS,
} from './design.ts'
import { countedOr, type Field, measured, measuredOr, oneOf } from './field.ts'
import { patternField } from './pattern-field.ts'
import { WOOD_CHOICES } from './wood-choice.ts'

export type DesignFields = { readonly [K in keyof Design]: Field<Design[K]> }

/** How every decision of a design is written. Keys and the order of words are for ever: links carry them. */
export const DESIGN_FIELDS: DesignFields = {
  name: {
    key: 'n',
    name: 'name',
    write: (name) => name.slice(0, LONGEST_NAME),
    read: (text) => (isName(text) ? text : undefined),
  },
  room: oneOf('rm', 'background', ROOMS),
  layout: oneOf('l', 'layout', LAYOUTS),
  turn: oneOf('t', 'turn', HANDS),
  totalRiseIn: measured('h', 'total rise', LIMITS.totalRiseIn),
  risers: countedOr('r', 'number of risers', LIMITS.risers, 'fewest'),
  runOf: oneOf('ro', 'kind of run', ['tread', 'stair']),
  runIn: measured('ru', 'run', LIMITS.stairRunIn),
  widthIn: measured('w', 'width', LIMITS.widthIn),
  risersBelow: countedOr('rb', 'number of risers below the landing', LIMITS.risersBelow, 'half'),
  landingIn: measured('ld', 'depth of the landing', LIMITS.landingIn),
  wellIn: measured('we', 'space between the flights', LIMITS.wellIn),
  winders: {
    key: 'wc',
    name: 'number of winders',
    write: String,
    read: (text) => WINDER_COUNTS.find((count) => String(count) === text),
  },
  winderNarrowIn: measured('wn', 'narrow end of the winders', LIMITS.winderNarrowIn),
  balconyIn: measured('b', 'length of the balcony', LIMITS.balconyIn),
  balconyStart: oneOf('bs', 'start of the balcony', BALCONY_ENDS),
  balconyEnd: oneOf('be', 'end of the balcony', BALCONY_ENDS),
  left: oneOf('sl', 'left side', SIDES),
  right: oneOf('sr', 'right side', SIDES),
  footing: oneOf('f', 'footing', FOOTINGS),
  kneeWallIn: measured('k', 'height of the knee wall', LIMITS.kneeWallIn),
  job: oneOf('j', 'job', JOBS),
  existingRailIn: measuredOr('er', 'existing rail', LIMITS.existingRailIn, 'not-measured'),
  railSystem: oneOf('rs', 'rail system', RAIL_SYSTEMS),
  railId: stocked('ra', 'rail', findRail),
  railLengths: oneOf('rl', 'lengths of rail', RAIL_LENGTH_WISHES),
  railHeightIn: measured('rh', 'rail height', LIMITS.railHeightIn),
  levelRailHeightIn: measured('lh', 'level rail height', LIMITS.levelRailHeightIn),
  start: oneOf('st', 'starting fitting', START_FITTINGS),
  newelId: stocked('ne', 'newel', findNewel),
  landingNewelId: stocked('ln', 'landing newel', findNewel),
  wood: oneOf('wo', 'wood', WOOD_CHOICES),
  pattern: patternField('p'),
  finish: oneOf(
    'fi',
    'finish',
    FINISH.options.map(({ code }) => code),
  ),
  shoes: oneOf('sh', 'shoes', SHOE_WISHES),
  steps: oneOf('tr', 'treads', STEP_WISHES),
  stairSphereIn: {
    key: 'sp',
    name: 'sphere',
    write: String,
    read: (text) => STAIR_SPHERES_IN.find((sphereIn) => String(sphereIn) === text),
  },
  spares: {
    key: 'x',
    name: 'spares',
    write: (spares) => (spares ? '1' : '0'),
    read: (text) => (/^[01]$/.test(text) ? text === '1' : undefined),
  },
  hardware: oneOf('hw', 'hardware', HARDWARE_WISHES),
}

/** A product by its id, of those that `find` knows. */
function stocked(key: string, name: string, find: (id: string) => unknown): Field<string> {
  return {
    key,
    name,
    write: (id) => id,
    read: (text) => (find(text) === undefined ? undefined : text),
  }
}

/** Short, with something to read in it, and nothing that is not written in one line. */
function isName(text: string): boolean {
  return text.trim() !== '' && text.length <= LONGEST_NAME && !/\p{Cc}|\p{Cs}/u.test(text)
}
