import { buttonClass, type ButtonLook } from '@millrun/ui/first/button.tsx'
import { Link, type LinkProps } from '../router/link.tsx'

/** A link within the shop that looks like a button. */
export function ButtonLink({
  look = 'solid',
  className = '',
  ...rest
}: LinkProps & { look?: ButtonLook }) {
  return <Link className={buttonClass(look, className)} {...rest} />
}
