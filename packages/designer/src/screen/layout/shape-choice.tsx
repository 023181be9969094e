import type { Design, Footing, Layout } from '../../design/design.ts'
import { useDesign } from '../design-state.tsx'
import { Term } from '../terms/term.tsx'
import { OptionRow } from '../ui/option-row.tsx'
import { DecisionPlace } from './decision-place.tsx'
import { LayoutSketch } from './layout-sketch.tsx'
import { PictureOptions } from '../ui/picture-options.tsx'
import { SidesSketch } from './sides-sketch.tsx'
import { FootingSketch } from './work-sketch.tsx'

const LAYOUT_NAMES: Readonly<Record<Layout, string>> = {
  straight: 'Straight',
  'l-landing': 'Turns at a landing',
  'u-landing': 'Comes back',
  balcony: 'Level balcony',
}

/** What else these are called at home. */
const LAYOUT_TEXTS: Readonly<Record<Layout, string>> = {
  straight: 'One flight, from floor to floor.',
  'l-landing': 'Two flights round a corner.',
  'u-landing': 'Two flights, back beside each other.',
  balcony: 'A level run: an upstairs landing, hallway or loft.',
}

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
  const { design } = useDesign()
  const { layout } = design
  const hasTurn = layout === 'l-landing' || layout === 'u-landing'
  return (
    <section aria-labelledby="shape" className="mt-7 space-y-5 border-t border-ink pt-3">
      <h3 id="shape" className="mb-3 text-[19px] leading-tight">
        Shape
      </h3>
      <LayoutChoice />
      {hasTurn && <TurnChoice />}
      {layout !== 'balcony' && <SidesChoice />}
      <FootingChoice />
    </section>
  )
}

function LayoutChoice() {
  const { design, edit } = useDesign()
  return (
    <DecisionPlace decision="layout">
      <PictureOptions
        label="What does it look like from above?"
        columns={2}
        value={design.layout}
        options={(['straight', 'l-landing', 'u-landing', 'balcony'] as const).map((value) => ({
          value,
          name: LAYOUT_NAMES[value],
          text: LAYOUT_TEXTS[value],
          picture: <LayoutSketch layout={value} turn={design.turn} />,
        }))}
        onChange={(layout) => edit({ layout })}
        hint={design.layout !== 'balcony' && LEVEL_RUN}
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
  const isBalcony = design.layout === 'balcony'
  return (
    <PictureOptions
      label="Where do the balusters stand?"
      columns={2}
      value={design.footing}
      options={(['treads', 'knee-wall'] as const).map((value) => ({
        value,
        name: isBalcony && value === 'treads' ? 'On the floor' : FOOTING_NAMES[value],
        picture: <FootingSketch footing={value} isLevel={isBalcony} />,
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
