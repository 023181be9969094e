/** What the shopkeeper asked for cannot be done; its message is a sentence for them. */
export class CommandFault extends Error {
  override readonly name = 'CommandFault'
}
