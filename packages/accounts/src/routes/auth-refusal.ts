/** A request that is refused, in the words of the contract. */
export class AuthRefusal extends Error {
  override readonly name = 'AuthRefusal'
  readonly statusCode: number
  readonly errorCode: string
  readonly more: RefusalDetails

  constructor(statusCode: number, errorCode: string, sentence: string, more: RefusalDetails = {}) {
    super(sentence)
    this.statusCode = statusCode
    this.errorCode = errorCode
    this.more = more
  }
}

interface RefusalDetails {
  readonly retryAfterSeconds?: number
  readonly weakPassword?: 'length' | 'pwned'
}
