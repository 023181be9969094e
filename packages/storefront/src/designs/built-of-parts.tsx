import type { Scene } from '@millrun/catalogue/pictures/scene'
import { SceneParts } from '../pictures/scene-parts.tsx'
import { ScenePhotograph } from '../pictures/scene-photograph.tsx'

/** A staircase from edge to edge of the text, and what it is built of. */
export function BuiltOfParts({ scene }: { scene: Scene }) {
  return (
    <section className="wrap pt-12 lg:pt-18" aria-label="A staircase of our parts">
      <ScenePhotograph
        scene={scene}
        sizes="(min-width: 80rem) 1216px, 100vw"
        className="-mx-5 aspect-4/3 w-[calc(100%+40px)] max-w-none sm:aspect-video md:mx-0 md:w-full"
      />
      <SceneParts scene={scene} className="mt-3 border-b border-rule pb-3" />
    </section>
  )
}
