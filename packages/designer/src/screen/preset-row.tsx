import { elevationDrawings } from '../drawings/elevation-drawing.ts'
import type { StairDrawing } from '../drawings/stair-drawing.ts'
import { buildStair } from '../model/build-stair.ts'
import { presets } from '../presets/presets.ts'
import { useDesign } from './design-state.tsx'
import { DrawingPicture } from './stage/drawing-picture.tsx'

const TILES = presets.map((preset) => ({
  ...preset,
  drawings: elevationDrawings(buildStair(preset.design)).slice(0, 1).map(withoutDimensions),
}))

/** Three finished stairs to begin with. What was drawn before comes back with Undo. */
export function PresetRow() {
  const { design, open } = useDesign()
  return (
    <section aria-labelledby="presets">
      <h3 id="presets" className="text-[15px] font-medium">
        Start from a finished stair
      </h3>
      <ul className="mt-2 grid grid-cols-3 gap-2">
        {TILES.map(({ id, name, text, drawings, ...preset }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={design.name === preset.design.name}
              onClick={() => open(preset.design)}
              className="flex size-full cursor-pointer flex-col border border-rule-2 p-2 text-left hover:bg-paper-2 aria-pressed:border-ink"
            >
              {drawings.map((drawing) => (
                <DrawingPicture
                  key={drawing.id}
                  drawing={drawing}
                  widthPx={220}
                  heightPx={170}
                  className="w-full"
                />
              ))}
              <span className="mt-1.5 text-sm leading-tight font-medium">{name}</span>
              <span className="sr-only">: {text}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function withoutDimensions(drawing: StairDrawing): StairDrawing {
  return { ...drawing, dimensions: [] }
}
