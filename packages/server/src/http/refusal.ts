/** A request that is refused with a sentence for the one who sent it. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly statusCode: number

  constructor(statusCode: number, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.statusCode = statusCode
  }
}
