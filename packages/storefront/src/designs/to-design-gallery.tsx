import { paths } from '../paths.ts'
import { WayLink } from '../text/way-link.tsx'

/** The way back from a layout to the others. */
export function ToDesignGallery() {
  return (
    <p className="wrap pt-3">
      <WayLink to={paths.designGallery} icon="arrow-left">
        Design Gallery
      </WayLink>
    </p>
  )
}
