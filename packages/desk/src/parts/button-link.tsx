import { buttonClass, type ButtonLook } from '@millrun/ui/first/button.tsx'
import { Link, type LinkProps } from 'react-router'

interface ButtonLinkProps extends Omit<LinkProps, 'className'> {
  readonly look?: ButtonLook
  readonly className?: string
}

/** A link within the desk that looks like a button. */
export function ButtonLink({ look = 'solid', className = '', ...rest }: ButtonLinkProps) {
  return <Link className={buttonClass(look, className)} {...rest} />
}
