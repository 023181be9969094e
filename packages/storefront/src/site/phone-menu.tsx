import { Link } from '../router/link.tsx'
import { useLocation } from '../router/place.ts'
import { Drawer } from '@millrun/ui/over/drawer.tsx'
import { Icon } from '@millrun/ui/first/icon.tsx'
import { isCurrentEntry, menuTree, type Menu, type MenuLink } from './menu-tree.ts'
import { paths } from '../paths.ts'
import { phoneMenuPanel } from './phone-menu-panel.ts'
import { useShownFamily } from './use-shown-family.ts'
import { MailLink, PhoneLink } from '../text/reach-links.tsx'

const ROW = 'flex min-h-13 items-center text-[15px] font-medium tracking-[0.055em] no-underline'

/** The same tree as the header's, in a drawer: one list open at a time. */
export function PhoneMenu() {
  const { pathname } = useLocation()
  const family = useShownFamily()
  return (
    <Drawer
      side="left"
      title="Menu"
      onClose={phoneMenuPanel.close}
      returnFocus={phoneMenuPanel.returnFocus}
      footer={<Reach />}
    >
      <nav
        aria-label="Main"
        className="grow overflow-y-auto overscroll-contain px-5 sm:px-7 [@media(max-height:34rem)]:shrink-0"
      >
        <ul>
          {menuTree.map((entry) => {
            const isCurrent = isCurrentEntry(entry, pathname, family)
            return (
              <li key={entry.label} className="border-b border-rule">
                {'to' in entry ? (
                  <MenuItem link={entry} look={ROW} />
                ) : (
                  <MenuList menu={entry} isCurrent={isCurrent} />
                )}
              </li>
            )
          })}
          <li>
            <a href={paths.account} className={ROW}>
              ACCOUNT
            </a>
          </li>
        </ul>
      </nav>
    </Drawer>
  )
}

function Reach() {
  return (
    <p className="mx-5 flex flex-wrap gap-x-6 gap-y-1 border-t border-ink py-4 text-[15px] sm:mx-7">
      <PhoneLink className="py-1.5" />
      <MailLink className="py-1.5" />
    </p>
  )
}

function MenuList({ menu, isCurrent }: { menu: Menu; isCurrent: boolean }) {
  return (
    <details name="phone-menu" open={isCurrent} className="group">
      <summary className={`${ROW} cursor-pointer list-none justify-between`}>
        {menu.label}
        <Icon name="chevron-down" size={20} className="group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 pb-4">
        {menu.groups.map((group) => (
          <div key={group.heading ?? menu.label}>
            {group.heading !== undefined && (
              <p className="pb-1 text-sm text-ink-2">{group.heading}</p>
            )}
            <ul>
              {group.links.map((link) => (
                <li key={link.to}>
                  <MenuItem
                    link={link}
                    look="flex min-h-11 items-center text-[17px] no-underline"
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
        {menu.all !== undefined && <MenuItem link={menu.all} look="more justify-self-start py-2" />}
      </div>
    </details>
  )
}

function MenuItem({ link, look }: { link: MenuLink; look: string }) {
  const { pathname, search } = useLocation()
  const isHere = link.to === `${pathname}${search}`
  return (
    <Link
      to={link.to}
      aria-current={isHere ? 'page' : undefined}
      onClick={phoneMenuPanel.close}
      className={`${look} decoration-plotter decoration-1 aria-[current]:underline`}
    >
      {link.label}
    </Link>
  )
}
