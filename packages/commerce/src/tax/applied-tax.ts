/** The tax of an order and where it comes from, as it is frozen with the order. */
export interface AppliedTax {
  /** The row of the tax table that applied. */
  readonly rowId: string
  /** 8000 is 8 %. */
  readonly rateThousandths: number
  /** What it was taken of, in whole cents. */
  readonly baseCents: number
  readonly taxCents: number
  /** The certificate that exempted the order. */
  readonly exemption?: {
    readonly id: string
    readonly certificateNumber: string
    readonly reason: string
    readonly state: string
  }
}
