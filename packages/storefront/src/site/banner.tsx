import { Link } from 'react-router'
import { paths } from '../paths.ts'

/** The anchor of the sentence that says what the banner's asterisk means. */
export const FREE_SHIPPING_NOTE = 'free-shipping'

/** The dark line above everything. */
export function Banner() {
  return (
    <div className="bg-iron text-[13px] leading-9 tracking-[0.03em] text-paper">
      <div className="wrap flex justify-center sm:justify-between">
        <a href={`#${FREE_SHIPPING_NOTE}`} className="no-underline hover:underline">
          <b className="font-semibold">FREE SHIPPING</b> over $99*
        </a>
        <Link to={paths.contact} className="hidden sm:block">
          Visit the New Jersey showroom
        </Link>
      </div>
    </div>
  )
}
