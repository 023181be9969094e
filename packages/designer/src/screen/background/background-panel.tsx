import { useId, useState } from 'react'
import { ROOMS } from '@millrun/stair/design/design'
import { DOOR, type Marking } from '../../photograph/marking.ts'
import type { Photograph } from '../../photograph/read-photograph.ts'
import { useDesign } from '../design-state.tsx'
import { BackgroundTile } from './background-tile.tsx'
import { NOT_SHIFTED } from './own-photograph.ts'
import { photographChunk } from './photograph-chunk.ts'
import { PhotographPicker } from './photograph-picker.tsx'
import { Still } from '../ui/still.tsx'
import { ROOM_WORDS } from './rooms.ts'
import { stairMiddleIn } from './stair-middle.ts'
import type { BackgroundState } from './use-background.ts'

/** A photograph whose corners are being set. */
interface Straightening {
  readonly photograph: Photograph
  readonly marking: Marking
}

/** The first step: one of the rooms, or a photograph of the visitor's own. */
export function BackgroundPanel({ backdrop }: { readonly backdrop: BackgroundState }) {
  const { stair } = useDesign()
  const [straightening, setStraightening] = useState<Straightening>()
  const titleId = useId()
  const { own, isOwnShown } = backdrop
  // There before the first photograph is.
  const tools = photographChunk.peek()

  function onDone(marking: Marking): void {
    if (straightening === undefined || tools === undefined) return
    const { photograph } = straightening
    const isSame = photograph === own?.photograph
    const place = isSame ? own : { middleIn: stairMiddleIn(stair), shift: NOT_SHIFTED }
    backdrop.showOwn(tools.straightenedOwn(photograph, marking, place))
  }

  return (
    <div className="grid gap-6">
      <BackgroundChoice backdrop={backdrop} />
      {tools && own !== undefined && isOwnShown && (
        <tools.OwnPhotographControls
          own={own}
          onShift={(shift) => backdrop.showOwn({ ...own, shift })}
          onAdjust={() => setStraightening(own)}
          onRemove={backdrop.removeOwn}
        />
      )}
      <section aria-labelledby={titleId}>
        <h3 id={titleId} className="mb-2 text-[15px] font-medium">
          {own === undefined ? 'Your own photograph' : 'Another photograph'}
        </h3>
        <PhotographPicker
          onPhotograph={(photograph) => setStraightening({ photograph, marking: DOOR })}
        />
      </section>
      {tools && straightening !== undefined && (
        <tools.StraighteningDialog
          photograph={straightening.photograph}
          marking={straightening.marking}
          onDone={onDone}
          onClose={() => setStraightening(undefined)}
        />
      )}
    </div>
  )
}

function BackgroundChoice({ backdrop }: { readonly backdrop: BackgroundState }) {
  const { design, edit } = useDesign()
  const group = useId()
  const { own, isOwnShown } = backdrop
  const tools = photographChunk.peek()
  return (
    <fieldset>
      <legend className="mb-2 font-serif text-[15px] font-medium">What stands behind it</legend>
      <div className="grid grid-cols-2 gap-3">
        {ROOMS.map((room) => (
          <BackgroundTile
            key={room}
            group={group}
            label={ROOM_WORDS[room].name}
            isPicked={!isOwnShown && design.room === room}
            onPick={() => {
              backdrop.hideOwn()
              edit({ room })
            }}
          >
            <Still src={ROOM_WORDS[room].picture} widthPx={360} heightPx={270} />
          </BackgroundTile>
        ))}
        {tools && own !== undefined && (
          <BackgroundTile
            group={group}
            label="Your own photograph"
            isPicked={isOwnShown}
            onPick={() => backdrop.showOwn(own)}
          >
            <tools.CanvasPicture
              source={own.straightened.image}
              longestPx={480}
              className="size-full object-cover"
            />
          </BackgroundTile>
        )}
      </div>
    </fieldset>
  )
}
