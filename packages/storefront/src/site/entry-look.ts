/** How an entry of the header looks: the plotter's line stands under the current one. */
export const ENTRY_LOOK =
  'flex h-11 items-center border-y border-transparent text-[13px] font-medium tracking-[0.055em] ' +
  'whitespace-nowrap no-underline hover:border-b-plotter aria-[current]:border-b-plotter'
