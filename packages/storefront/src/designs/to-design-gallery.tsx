import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { Icon } from '../ui/icon.tsx'

/** The way back from a layout to the others. */
export function ToDesignGallery() {
  return (
    <p className="wrap pt-3">
      <Link
        to={paths.designGallery}
        className="inline-flex min-h-11 items-center gap-2 text-[15px] font-medium no-underline hover:underline"
      >
        <Icon name="arrow-left" size={20} />
        Design Gallery
      </Link>
    </p>
  )
}
