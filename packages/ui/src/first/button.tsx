import type { ComponentProps } from 'react'

/** How a button looks. */
export type ButtonLook = 'buy' | 'solid' | 'outline' | 'paper' | 'tool' | 'tool-solid' | 'quiet'

const LOOKS: Readonly<Record<ButtonLook, string>> = {
  buy: 'h-13.5 border border-plotter bg-plotter px-6 text-[17px] text-white no-underline hover:bg-plotter-deep disabled:border-rule-2',
  solid:
    'h-12.5 border border-iron bg-iron px-6 text-paper no-underline hover:bg-[#3a3732] disabled:border-rule-2',
  outline:
    'h-12.5 border border-iron bg-transparent px-6 text-ink no-underline hover:bg-paper-2 disabled:border-rule-2',
  paper:
    'h-12.5 border border-paper bg-paper px-6 text-ink no-underline hover:bg-white disabled:border-rule-2',
  tool: 'h-11 border border-rule-2 bg-transparent px-4 text-[15px] hover:bg-paper-2 disabled:border-rule',
  'tool-solid':
    'h-11 border border-iron bg-iron px-4 text-[15px] text-paper hover:bg-ink disabled:border-rule',
  quiet: 'more h-11 px-0 text-[15px]',
}

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2.5 rounded-xs font-medium whitespace-nowrap ' +
  'disabled:cursor-not-allowed disabled:bg-transparent disabled:text-ink-2 ' +
  'aria-disabled:cursor-not-allowed print:hidden'

/** The class of a button, for elements that are one without being made here. */
export function buttonClass(look: ButtonLook = 'solid', className = ''): string {
  return `${BASE} ${LOOKS[look]} ${className}`
}

/**
 * A button. `buy` is the one blue one: what adds to the cart, goes to checkout or pays. `tool` and
 * `tool-solid` are for screens of many controls, and `quiet` reads like a link.
 */
export function Button({
  look = 'solid',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: ButtonLook }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}

/** A link out of the shop (mail, phone, maps) that looks like a button. */
export function ButtonAnchor({
  look = 'solid',
  className = '',
  children,
  ...rest
}: ComponentProps<'a'> & { look?: ButtonLook }) {
  return (
    <a className={buttonClass(look, className)} {...rest}>
      {children}
    </a>
  )
}
