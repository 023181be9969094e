/** What a state takes of a sale, from a day on. */
export interface TaxRow {
  readonly id: string
  /** Where the goods go, as `NJ`; `*` for everywhere. */
  readonly state: string
  /** 6625 is 6.625 %. */
  readonly rateThousandths: number
  /** Whether what shipping costs is taxed, too. */
  readonly taxesDelivery: boolean
  /** First day, and last day where there is one, in New Jersey: `2018-01-01`. */
  readonly validFrom: string
  readonly validTo?: string
  readonly source: string
  /** When somebody last read the source. */
  readonly checkedOn: string
}

/**
 * The tables of tax. The specification's holds for everybody; a business that puts in rates by destination switches to
 * its own with TAX_TABLE. A state without a row is not guessed: no tax is collected there.
 */
export const TAX_TABLES = {
  specification: [
    {
      id: 'specification',
      state: '*',
      rateThousandths: 8000,
      taxesDelivery: false,
      validFrom: '1985-01-01',
      source: 'Specification, section 9: tax is 8% of the subtotal.',
      checkedOn: '2026-11-23',
    },
  ],
  destination: [
    {
      id: 'nj-2018',
      state: 'NJ',
      rateThousandths: 6625,
      taxesDelivery: true,
      validFrom: '2018-01-01',
      source:
        'N.J. Division of Taxation, bulletin S&U-6: 6.625 % since 2018-01-01; delivery follows the goods, N.J.A.C. 18:24-27.2.',
      checkedOn: '2026-11-23',
    },
  ],
} as const satisfies Readonly<Record<string, readonly TaxRow[]>>

export type TaxTable = keyof typeof TAX_TABLES

/** The row that holds for goods to a state on a day in New Jersey; undefined where there is none. */
export function taxRowFor(rows: readonly TaxRow[], state: string, day: string): TaxRow | undefined {
  return rows.findLast(
    (row) =>
      (row.state === '*' || row.state === state) &&
      row.validFrom <= day &&
      (row.validTo === undefined || day <= row.validTo),
  )
}
