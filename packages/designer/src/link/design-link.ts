import { DESIGN_FIELDS } from '@millrun/stair/design/design-fields'
import { measureProblem } from '@millrun/stair/design/measure-problem'
import type { Design } from '@millrun/stair/design/design'
import { USUAL_DESIGN } from '@millrun/stair/design/usual-design'

/** The form that links are written in; readers of older forms stay beside `readFirstForm`. */
const FORM = '1'
/** Nothing that a design says is longer. */
const LONGEST = 1200

export type ReadDesign =
  | { readonly ok: true; readonly design: Design }
  | { readonly ok: false; readonly problem: string }

const NAMES = Object.keys(DESIGN_FIELDS).filter(isFieldName)

/**
 * A design as the text behind `#` in its address: `d=1&l=1&h=112`. Only what differs from the usual
 * design is named, so that links stay short.
 */
export function designLink(design: Design): string {
  const text = new URLSearchParams({ d: FORM })
  for (const name of NAMES) {
    const { key } = DESIGN_FIELDS[name]
    const value = written(name, design[name])
    if (value !== written(name, USUAL_DESIGN[name])) text.set(key, value)
  }
  return text.toString()
}

/**
 * Reads a design from a link, with or without its `#`. Whatever cannot be a design is refused with a
 * sentence that says what it is about; nothing is half read.
 */
export function readDesignLink(text: string): ReadDesign {
  if (text.length > LONGEST) return refused('This link is too long to be one of our designs.')
  const given = new URLSearchParams(text.replace(/^[#?]/, ''))
  const form = given.get('d')
  if (form === null) return refused('This link does not hold a design.')
  if (form === FORM) return readFirstForm(given)
  return refused(
    'This link was made by another version of the Stair Visualizer. Reload the page and open it again.',
  )
}

function readFirstForm(given: URLSearchParams): ReadDesign {
  const problems: string[] = []
  const read = <K extends keyof Design>(name: K): Design[K] => {
    const text = given.get(DESIGN_FIELDS[name].key)
    if (text === null) return USUAL_DESIGN[name]
    const value = DESIGN_FIELDS[name].read(text)
    if (value === undefined) problems.push(DESIGN_FIELDS[name].name)
    return value ?? USUAL_DESIGN[name]
  }
  const design = designFrom(read)
  if (measureProblem('runIn', design.runIn, design) !== undefined) {
    problems.push(DESIGN_FIELDS.runIn.name)
  }
  const [problem] = problems
  return problem === undefined
    ? { ok: true, design }
    : refused(`This link names a ${problem} that we cannot draw, so the design was not opened.`)
}

function designFrom(read: <K extends keyof Design>(name: K) => Design[K]): Design {
  return {
    name: read('name'),
    room: read('room'),
    layout: read('layout'),
    turn: read('turn'),
    totalRiseIn: read('totalRiseIn'),
    risers: read('risers'),
    runOf: read('runOf'),
    runIn: read('runIn'),
    widthIn: read('widthIn'),
    risersBelow: read('risersBelow'),
    landingIn: read('landingIn'),
    wellIn: read('wellIn'),
    winders: read('winders'),
    winderNarrowIn: read('winderNarrowIn'),
    balconyIn: read('balconyIn'),
    balconyStart: read('balconyStart'),
    balconyEnd: read('balconyEnd'),
    left: read('left'),
    right: read('right'),
    footing: read('footing'),
    kneeWallIn: read('kneeWallIn'),
    job: read('job'),
    existingRailIn: read('existingRailIn'),
    railSystem: read('railSystem'),
    railId: read('railId'),
    railLengths: read('railLengths'),
    railHeightIn: read('railHeightIn'),
    levelRailHeightIn: read('levelRailHeightIn'),
    start: read('start'),
    newelId: read('newelId'),
    landingNewelId: read('landingNewelId'),
    wood: read('wood'),
    pattern: read('pattern'),
    finish: read('finish'),
    shoes: read('shoes'),
    steps: read('steps'),
    stairSphereIn: read('stairSphereIn'),
    spares: read('spares'),
    hardware: read('hardware'),
  }
}

function written<K extends keyof Design>(name: K, value: Design[K]): string {
  return DESIGN_FIELDS[name].write(value)
}

function isFieldName(name: string): name is keyof Design {
  return Object.hasOwn(DESIGN_FIELDS, name)
}

function refused(problem: string): ReadDesign {
  return { ok: false, problem }
}
