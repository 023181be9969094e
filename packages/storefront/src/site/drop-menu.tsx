import { useId, useRef, type FocusEvent, type KeyboardEvent, type MouseEvent } from 'react'
import { flushSync } from 'react-dom'
import { Link } from '../router/link.tsx'
import { useLocation } from '../router/place.ts'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { ENTRY_LOOK } from './entry-look.ts'
import type { Menu, MenuLink } from './menu-tree.ts'
import { stepAlong } from './step-along.ts'
import { stepFocus } from './step-along.ts'
import type { MenuControl } from './use-open-menu.ts'

interface DropMenuProps {
  readonly menu: Menu
  readonly isCurrent: boolean
  readonly control: MenuControl
}

/**
 * A menu after the disclosure pattern: a button and the list it shows. While the list is only
 * glimpsed, Tab goes on to the next menu; once it is held open, Tab goes through it.
 */
export function DropMenu({ menu, isCurrent, control }: DropMenuProps) {
  const panelId = useId()
  const { name, open, button, panel, onKeyDown, ...presses } = useDropMenu(menu, control)
  return (
    <li
      data-menu
      className="relative"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && control.glimpse(name)}
      onPointerLeave={({ pointerType }) => pointerType === 'mouse' && control.closeSoon()}
    >
      <button
        ref={button}
        type="button"
        data-menu-entry
        aria-expanded={open !== undefined}
        aria-controls={open === undefined ? undefined : panelId}
        aria-current={isCurrent ? 'true' : undefined}
        {...presses}
        onKeyDown={onKeyDown}
        className={`${ENTRY_LOOK} cursor-pointer gap-1 aria-expanded:border-b-plotter`}
      >
        {name}
        <Icon name="chevron-down" size={14} />
      </button>
      {open !== undefined && (
        <div ref={panel} id={panelId} className="absolute top-full -left-6 z-30 pt-5">
          <MenuPanel
            menu={menu}
            isHeld={open.by === 'held'}
            onFollow={control.close}
            onKeyDown={onKeyDown}
          />
        </div>
      )}
    </li>
  )
}

function useDropMenu(menu: Menu, control: MenuControl) {
  const button = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  const name = menu.label
  const open = control.open?.name === name ? control.open : undefined

  function onClick({ nativeEvent }: MouseEvent): void {
    const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
    if (isMouse) control.glimpse(name)
    else if (open?.by === 'held') control.close()
    else control.hold(name)
  }

  function onFocus({ currentTarget, relatedTarget }: FocusEvent): void {
    const cameFromList = relatedTarget !== null && panel.current?.contains(relatedTarget) === true
    if (currentTarget.matches(':focus-visible') && !cameFromList) control.glimpse(name)
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    stepAlong(event)
    if (event.key === 'Escape' && open !== undefined) button.current?.focus()
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : undefined
    if (by === undefined) return
    event.preventDefault()
    flushSync(() => control.hold(name))
    stepFocus([...(panel.current?.querySelectorAll('a') ?? [])], by)
  }

  return { name, open, button, panel, onClick, onFocus, onKeyDown }
}

interface MenuPanelProps {
  readonly menu: Menu
  readonly isHeld: boolean
  readonly onFollow: () => void
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
}

function MenuPanel({ menu, isHeld, onFollow, onKeyDown }: MenuPanelProps) {
  const { pathname, search } = useLocation()
  const here = `${pathname}${search}`
  const item = (link: MenuLink, look: string) => (
    <Link
      to={link.to}
      tabIndex={isHeld ? undefined : -1}
      aria-current={link.to === here ? 'page' : undefined}
      onClick={onFollow}
      onKeyDown={onKeyDown}
      className={look}
    >
      {link.label}
    </Link>
  )
  return (
    <div className="animate-fade-in border border-ink bg-paper px-6 pt-4 pb-5">
      <div className="flex gap-12">
        {menu.groups.map((group) => (
          <div key={group.heading ?? menu.label} className="min-w-44">
            {group.heading !== undefined && (
              <p className="pb-2 text-sm text-ink-2">{group.heading}</p>
            )}
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>{item(link, ITEM_LOOK)}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      {menu.all !== undefined && (
        <p className="mt-3 border-t border-rule pt-4">{item(menu.all, 'more')}</p>
      )}
    </div>
  )
}

const ITEM_LOOK =
  'block py-1.5 text-base whitespace-nowrap decoration-plotter decoration-1 underline-offset-5 ' +
  'not-hover:not-aria-[current]:no-underline'
