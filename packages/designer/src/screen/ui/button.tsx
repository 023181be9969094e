import type { ComponentProps } from 'react'

type Look = 'buy' | 'solid' | 'outline' | 'quiet'

const LOOKS: Readonly<Record<Look, string>> = {
  buy: 'h-13.5 border border-plotter bg-plotter px-6 text-[17px] font-medium text-white hover:bg-plotter-deep',
  solid: 'h-11 border border-iron bg-iron px-4 text-[15px] font-medium text-paper hover:bg-ink',
  outline: 'h-11 border border-rule-2 bg-transparent px-4 text-[15px] font-medium hover:bg-paper-2',
  quiet: 'more h-11 px-0 text-[15px]',
}

const BASE =
  'inline-flex cursor-pointer items-center justify-center gap-2 rounded-xs whitespace-nowrap ' +
  'disabled:cursor-not-allowed disabled:border-rule disabled:bg-transparent disabled:text-ink-2 print:hidden'

/** The class of a button, for links that look like one. */
export function buttonClass(look: Look, className = ''): string {
  return `${BASE} ${LOOKS[look]} ${className}`
}

/** A button. `buy` is the one blue one, `quiet` reads like a link. */
export function Button({
  look = 'outline',
  className = '',
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { look?: Look }) {
  return <button type={type} className={buttonClass(look, className)} {...rest} />
}
