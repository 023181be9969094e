/** ASN.1 as certificates need it: a tag, the length, and what is in it. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts)
  return Buffer.concat([Buffer.from([tag, ...lengthOf(content)]), content])
}

export function sequence(...parts: readonly Uint8Array[]): Buffer {
  return der(0x30, ...parts)
}

/** A name of these parts, such as `{ '2.5.4.3': 'example' }`; the keys are two-byte object ids. */
export function distinguishedName(parts: readonly (readonly [Uint8Array, string])[]): Buffer {
  return sequence(
    ...parts.map(([id, text]) => der(0x31, sequence(der(0x06, id), der(0x0c, Buffer.from(text))))),
  )
}

/** A moment in UTC, to the second; years from 1950 to 2049. */
export function utcTime(date: Date): Buffer {
  const digits = date.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)
  return der(0x17, Buffer.from(`${digits}Z`))
}

function lengthOf({ length }: Buffer): readonly number[] {
  if (length < 0x80) return [length]
  return length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff]
}
