import { useRef } from 'react'
import { Link } from '../router/link.tsx'
import { useLocation } from '../router/place.ts'
import { ENTRY_LOOK } from './entry-look.ts'
import { isCurrentEntry, menuTree, type DirectLink } from './menu-tree.ts'
import { DropMenu } from './drop-menu.tsx'
import { stepAlong } from './step-along.ts'
import { useOpenMenu } from './use-open-menu.ts'
import { useShownFamily } from './use-shown-family.ts'

/** The menus of the header on wide screens. */
export function MainMenu({ className = '' }: { className?: string }) {
  const nav = useRef<HTMLElement>(null)
  const control = useOpenMenu(nav)
  const { pathname } = useLocation()
  const family = useShownFamily()
  return (
    <nav ref={nav} aria-label="Main" className={className}>
      <ul className="flex gap-x-3.5 xl:gap-x-6.5">
        {menuTree.map((entry) => {
          const isCurrent = isCurrentEntry(entry, pathname, family)
          return 'to' in entry ? (
            <DirectEntry
              key={entry.label}
              entry={entry}
              isCurrent={isCurrent}
              onFocus={control.close}
            />
          ) : (
            <DropMenu key={entry.label} menu={entry} isCurrent={isCurrent} control={control} />
          )
        })}
      </ul>
    </nav>
  )
}

interface DirectEntryProps {
  readonly entry: DirectLink
  readonly isCurrent: boolean
  readonly onFocus: () => void
}

function DirectEntry({ entry, isCurrent, onFocus }: DirectEntryProps) {
  return (
    <li>
      <Link
        to={entry.to}
        data-menu-entry
        aria-current={isCurrent ? 'page' : undefined}
        onFocus={onFocus}
        onKeyDown={stepAlong}
        className={ENTRY_LOOK}
      >
        {entry.label}
      </Link>
    </li>
  )
}
