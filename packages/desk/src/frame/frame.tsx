import type { Staff } from '@millrun/commerce/desk/desk-api'
import { useId, useMemo, useState } from 'react'
import { useLocation } from 'react-router'
import { ROLE_WORDS } from '../session/role-words.ts'
import { Masthead } from './masthead.tsx'
import { Navigation } from './navigation.tsx'
import { OfflineBanner } from './offline-banner.tsx'
import { Screens } from './screens.tsx'
import type { Section } from './sections.ts'

interface FrameProps {
  readonly staff: Staff
  /** All that there are; the role says which of them are shown. */
  readonly sections: readonly Section[]
  readonly onLeave: () => void
}

/** The desk around every screen: the shop's name, who is here, and the way to each section. */
export function Frame({ staff, sections, onLeave }: FrameProps) {
  const own = useMemo(
    () => sections.filter(({ roles }) => roles.includes(staff.role)),
    [sections, staff.role],
  )
  const who = `${staff.email} · ${ROLE_WORDS[staff.role]}`
  const navigation = useId()
  const { pathname } = useLocation()
  // On another screen it is closed.
  const [menuOpenAt, setMenuOpenAt] = useState<string>()
  const isMenuOpen = menuOpenAt === pathname
  return (
    <>
      <SkipLink />
      <Masthead>
        <p className="hidden min-w-0 truncate text-sm text-iron-2 md:block">{who}</p>
        <button
          type="button"
          aria-expanded={isMenuOpen}
          aria-controls={navigation}
          onClick={() => setMenuOpenAt(isMenuOpen ? undefined : pathname)}
          className={`${IN_MASTHEAD} md:hidden`}
        >
          Menu
        </button>
        <button type="button" onClick={onLeave} className={IN_MASTHEAD}>
          Sign out
        </button>
      </Masthead>
      <Navigation id={navigation} who={who} sections={own} isShown={isMenuOpen} />
      <OfflineBanner />
      <main id="main" tabIndex={-1} className="wrap grow pt-7 pb-16 outline-none lg:pt-10">
        <Screens sections={own} />
      </main>
    </>
  )
}

const IN_MASTHEAD =
  'min-h-11 shrink-0 cursor-pointer px-1 text-[15px] underline decoration-iron-2 underline-offset-4 hover:decoration-paper focus-visible:outline-plotter-light'

function SkipLink() {
  return (
    <a
      href="#main"
      className="absolute top-0 left-2 z-50 -translate-y-[200%] bg-paper px-4 py-3 font-medium focus:translate-y-2"
    >
      Skip to content
    </a>
  )
}
