import { Icon } from '@millrun/ui/first/icon.tsx'
import { Link, type LinkProps } from '../router/link.tsx'

interface WayLinkProps extends Omit<LinkProps, 'className'> {
  readonly icon: 'arrow-left' | 'arrow-right'
}

/** A link to the page before or after this one. */
export function WayLink({ icon, children, ...rest }: WayLinkProps) {
  return (
    <Link
      {...rest}
      className="inline-flex min-h-11 items-center gap-2 text-[15px] font-medium no-underline hover:underline"
    >
      {icon === 'arrow-left' && <Icon name={icon} size={20} />}
      {children}
      {icon === 'arrow-right' && <Icon name={icon} size={20} />}
    </Link>
  )
}
