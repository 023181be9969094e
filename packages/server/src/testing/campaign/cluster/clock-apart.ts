import process from 'node:process'

/** Loaded before a server of the campaign: all clocks of its process are so many milliseconds ahead, or behind. */
const aheadMs = Number(process.env['CLOCK_AHEAD_MS'])
const rightNow = Date.now

Date.now = () => rightNow() + aheadMs
globalThis.Date = new Proxy(Date, {
  construct: (clock, args: readonly unknown[]) =>
    args.length === 0 ? new clock(clock.now()) : Reflect.construct(clock, args),
})
