import { type Scene, SCENES } from '@millrun/catalogue/pictures/scene'
import { SceneParts } from '../pictures/scene-parts.tsx'
import { ScenePhotograph } from '../pictures/scene-photograph.tsx'

/** What to see of each scene, upright: the foot of the stair. */
const FLIGHTS: readonly { readonly scene: Scene; readonly view: string }[] = [
  { scene: SCENES.bronze, view: 'object-[58%_50%]' },
  { scene: SCENES['straight-lines'], view: 'object-[72%_50%]' },
  { scene: SCENES.painted, view: 'object-[44%_50%]' },
]

/** One flight three ways, built of our parts: what the tool is for. */
export function ThreeFlights() {
  return (
    <ul className="flex snap-x overflow-x-auto border-t border-ink md:grid md:grid-cols-3 md:overflow-visible">
      {FLIGHTS.map(({ scene, view }, index) => (
        <li
          key={scene.name}
          className={`shrink-0 basis-3/4 snap-start border-rule ${index > 0 ? 'border-l' : ''}`}
        >
          <ScenePhotograph
            scene={scene}
            sizes="(min-width: 48rem) 900px, 150vw"
            className={`aspect-4/5 w-full ${view}`}
          />
          <SceneParts
            scene={scene}
            className={`border-t border-rule py-3 pr-3 [&_li]:basis-full [&>p]:basis-full ${index > 0 ? 'pl-4 md:pl-6' : ''}`}
          />
        </li>
      ))}
    </ul>
  )
}
