import { Link } from '../router/link.tsx'
import { OfflineLine } from '../offline/offline-line.tsx'
import { paths } from '../paths.ts'

/** The anchor of the sentence that says what the banner's asterisk means. */
export const FREE_SHIPPING_NOTE = 'free-shipping'

/** The dark line above everything. */
export function Banner() {
  return (
    <div className="bg-iron text-[13px] leading-9 tracking-[0.03em] text-paper">
      <div className="wrap flex justify-between gap-x-6">
        <OfflineLine>
          <a href={`#${FREE_SHIPPING_NOTE}`} className="no-underline hover:underline">
            <b className="font-semibold">FREE SHIPPING</b> over $99*
          </a>
        </OfflineLine>
        <Link to={paths.contact} className="ml-auto hidden sm:block">
          Visit the New Jersey showroom
        </Link>
        {/* A document of its own: no page of the shop shares its script with a session. */}
        <a
          href={paths.account}
          className="relative after:absolute after:-inset-x-3 after:-inset-y-1"
        >
          Account
        </a>
      </div>
    </div>
  )
}
