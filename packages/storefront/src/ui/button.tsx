import type { ComponentProps } from 'react'
import { Link } from 'react-router'

type Look = 'buy' | 'solid' | 'outline' | 'paper'

const LOOKS: Readonly<Record<Look, string>> = {
  buy: 'h-13.5 border-plotter bg-plotter text-[17px] text-white hover:bg-plotter-deep',
  solid: 'h-12.5 border-iron bg-iron text-paper hover:bg-[#3a3732]',
  outline: 'h-12.5 border-iron bg-transparent text-ink hover:bg-paper-2',
  paper: 'h-12.5 border-paper bg-paper text-ink hover:bg-white',
}

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-xs border px-6 font-medium ' +
  'whitespace-nowrap no-underline disabled:cursor-not-allowed disabled:border-rule-2 ' +
  'disabled:bg-transparent disabled:text-ink-2 aria-disabled:cursor-not-allowed'

/** The class of a button, for elements that are one without being made here. */
export function buttonClass(look: Look = 'solid', className = ''): string {
  return `${BASE} ${LOOKS[look]} ${className}`
}

/** A button. `buy` is the one blue one: what adds to the cart, goes to checkout or pays. */
export function Button({
  look = 'solid',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

/** A link within the shop that looks like a button. */
export function ButtonLink({
  look = 'solid',
  className = '',
  ...rest
}: ComponentProps<typeof Link> & { look?: Look }) {
  return <Link className={buttonClass(look, className)} {...rest} />
}

/** A link out of the shop (mail, phone, maps) that looks like a button. */
export function ButtonAnchor({
  look = 'solid',
  className = '',
  children,
  ...rest
}: ComponentProps<'a'> & { look?: Look }) {
  return (
    <a className={buttonClass(look, className)} {...rest}>
      {children}
    </a>
  )
}
