import type { PresetStill } from '../stills/preset-stills.ts'

/** As the camera does, the still fills the height of the stage; a stage of a shape that it has no room for shows none. */
const FITS =
  '[@container(max-aspect-ratio:6/5)]:hidden [@container(min-aspect-ratio:11/5)]:hidden max-[600px]:[@container(min-aspect-ratio:19/10)]:hidden'

/** What the 3D view will show first, in its place until it does. Hands reach through it. */
export function StageStill({ still }: { readonly still: PresetStill }) {
  return (
    <div className="pointer-events-none absolute inset-0 [container-type:size]">
      <picture className={FITS}>
        <source media="(width >= 600px)" srcSet={still.wide} />
        <img
          src={still.phone}
          alt=""
          width={1080}
          height={548}
          fetchPriority="high"
          className="size-full object-cover"
        />
      </picture>
    </div>
  )
}
