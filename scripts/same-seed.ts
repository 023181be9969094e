import * as fc from 'fast-check'

/**
 * A run says the same of the same code every time, so that red means a change. Other designs than the usual ones
 * are looked at with `PROPERTY_SEED=<whole number>`.
 */
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 12) })
