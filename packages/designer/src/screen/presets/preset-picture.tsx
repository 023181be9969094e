import type { PresetId } from '../../presets/presets.ts'
import bronzeBaskets from '../../presets/pictures/bronze-baskets.webp'
import straightLines from '../../presets/pictures/straight-lines.webp'
import turnedOak from '../../presets/pictures/turned-oak.webp'

const PICTURES: Readonly<Record<PresetId, string>> = {
  'bronze-baskets': bronzeBaskets,
  'straight-lines': straightLines,
  'turned-oak': turnedOak,
}

/** A finished stair in its room, as the 3D view shows it. What it is stands in words beside it. */
export function PresetPicture({ id }: { readonly id: PresetId }) {
  return (
    <img
      src={PICTURES[id]}
      alt=""
      width={720}
      height={540}
      loading="lazy"
      decoding="async"
      className="block size-full object-cover"
    />
  )
}
