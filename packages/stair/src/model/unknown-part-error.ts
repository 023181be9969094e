/** A design names a product that is not on the shelf: whoever made it did not read it with a parser. */
export class UnknownPartError extends Error {
  override name = 'UnknownPartError'

  constructor(id: string) {
    super(`No part of a stair has the id ${id}`)
  }
}
