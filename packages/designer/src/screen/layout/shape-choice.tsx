import { type Design, type Footing, LAYOUTS, WINDER_COUNTS } from '@millrun/stair/design/design'
import { hasFlight, hasTurn } from '@millrun/stair/layouts/layouts'
import { useDesign } from '../design-state.tsx'
import { Term } from '../terms/term.tsx'
import { OptionRow } from '@millrun/ui/fields/option-row.tsx'
import { LAYOUT_WORDS } from './layout-words.ts'
import { DecisionPlace } from '../problems/decision-place.tsx'
import { LayoutSketch } from './sketches/layout-sketch.tsx'
import { PictureOptions } from '@millrun/ui/fields/picture-options.tsx'
import { SidesSketch } from './sketches/sides-sketch.tsx'
import { FootingSketch } from './sketches/work-sketch.tsx'

const UPSTAIRS =
  'Is the floor upstairs open too? Choose "Goes on upstairs": its guard begins at the newel of the stair.'

/** A stair that turns meets what is level at its head in a design of its own. */
const LEVEL_RUN =
  'Is there a landing or level run at the top? It is a design of its own: put this stair into the cart first, and go on from there with the same parts.'

const SIDES = {
  left: { left: 'open', right: 'wall' },
  right: { left: 'wall', right: 'open' },
  both: { left: 'open', right: 'open' },
} as const satisfies Record<string, Pick<Design, 'left' | 'right'>>
type OpenSides = keyof typeof SIDES

const SIDE_NAMES: Readonly<Record<OpenSides, string>> = {
  left: 'On the left',
  right: 'On the right',
  both: 'On both sides',
}

const FOOTING_NAMES: Readonly<Record<Footing, string>> = {
  treads: 'On the steps',
  'knee-wall': 'On a low wall',
}

/** How the stair lies in the house. Only what there is to decide for its layout is asked. */
export function ShapeChoice() {
  const { design, stair } = useDesign()
  return (
    <section aria-labelledby="shape" className="mt-7 space-y-5 border-t border-ink pt-3">
      <h3 id="shape" className="mb-3 text-[19px] leading-tight">
        Shape
      </h3>
      <LayoutChoice />
      {hasTurn(design) && <TurnChoice />}
      {stair.segments.some(({ winder }) => winder) && <WindersChoice />}
      {hasFlight(design) && <SidesChoice />}
      <FootingChoice />
    </section>
  )
}

function LayoutChoice() {
  const { design, stair, edit } = useDesign()
  const goesOn = stair.segments.some(({ floor }) => floor)
  return (
    <DecisionPlace decision="layout">
      <PictureOptions
        label="What does it look like from above?"
        columns={2}
        value={design.layout}
        options={LAYOUTS.map((value) => ({
          value,
          ...LAYOUT_WORDS[value],
          picture: <LayoutSketch layout={value} turn={design.turn} />,
        }))}
        onChange={(layout) => edit({ layout })}
        hint={hasFlight(design) && !goesOn && (hasTurn(design) ? LEVEL_RUN : UPSTAIRS)}
      />
    </DecisionPlace>
  )
}

function TurnChoice() {
  const { design, edit } = useDesign()
  return (
    <OptionRow
      label="Going up, it turns"
      value={design.turn}
      options={[
        { value: 'left', name: 'Left' },
        { value: 'right', name: 'Right' },
      ]}
      onChange={(turn) => edit({ turn })}
    />
  )
}

function WindersChoice() {
  const { design, edit } = useDesign()
  return (
    <OptionRow
      label="Wedge steps to a quarter turn"
      value={String(design.winders)}
      options={WINDER_COUNTS.map((count) => ({ value: String(count), name: String(count) }))}
      onChange={(text) => edit({ winders: text === '3' ? 3 : 4 })}
    />
  )
}

function SidesChoice() {
  const { design, edit } = useDesign()
  const open = (['left', 'right', 'both'] as const).find(
    (one) => SIDES[one].left === design.left && SIDES[one].right === design.right,
  )
  return (
    <DecisionPlace decision="left">
      <PictureOptions
        label="Where is it open? Stand at its foot and look up."
        columns={3}
        value={open}
        options={(['left', 'right', 'both'] as const).map((value) => ({
          value,
          name: SIDE_NAMES[value],
          picture: <SidesSketch {...SIDES[value]} />,
        }))}
        onChange={(value) => edit(SIDES[value])}
        hint={
          <>
            Each <Term word="open-side" /> gets a rail and balusters.
          </>
        }
      />
    </DecisionPlace>
  )
}

function FootingChoice() {
  const { design, edit } = useDesign()
  const isLevel = !hasFlight(design)
  return (
    <PictureOptions
      label="Where do the balusters stand?"
      columns={2}
      value={design.footing}
      options={(['treads', 'knee-wall'] as const).map((value) => ({
        value,
        name: isLevel && value === 'treads' ? 'On the floor' : FOOTING_NAMES[value],
        picture: <FootingSketch footing={value} isLevel={isLevel} />,
      }))}
      onChange={(footing) => edit({ footing })}
      hint={
        <>
          The trade calls the low wall a <Term word="knee-wall" />.
        </>
      }
    />
  )
}
