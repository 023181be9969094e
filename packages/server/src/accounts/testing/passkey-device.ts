import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What a browser is asked by, as far as a device looks at it. */
interface Asked {
  readonly challenge: string
}

const USER_PRESENT = 1
const USER_VERIFIED = 4
const HAS_CREDENTIAL = 64

/** A device that makes one passkey for a shop, and signs with it; its owner is verified unless told otherwise. */
export function passkeyDevice(origin: string, { isVerifying = true } = {}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(32)
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  let counter = 0

  function authenticatorData(more: number, rest: Buffer): Buffer {
    counter += 1
    const flags = USER_PRESENT + (isVerifying ? USER_VERIFIED : 0) + more
    const head = Buffer.alloc(5)
    head.writeUInt8(flags, 0)
    head.writeUInt32BE(counter, 1)
    return Buffer.concat([sha256(new URL(origin).hostname), head, rest])
  }

  const named = { id: text(id), rawId: text(id), type: 'public-key' as const }

  return {
    make({ challenge }: Asked) {
      const length = Buffer.from([0, id.length])
      const key = cosePublicKey(Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url'))
      const data = authenticatorData(
        HAS_CREDENTIAL,
        Buffer.concat([Buffer.alloc(16), length, id, key]),
      )
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(clientData('webauthn.create', challenge, origin)),
          attestationObject: text(attestation(data)),
          transports: ['internal' as const],
        },
      }
    },
    sign({ challenge }: Asked, at = origin) {
      const client = clientData('webauthn.get', challenge, at)
      const data = authenticatorData(0, Buffer.alloc(0))
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)
      return {
        ...named,
        clientExtensionResults: {},
        response: {
          clientDataJSON: text(client),
          authenticatorData: text(data),
          signature: text(signature),
        },
      }
    },
  }
}

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
}

/** `{ 1: 2, 3: -7, -1: 1, -2: x, -3: y }` in CBOR: a key of the curve P-256 for ES256. */
function cosePublicKey(x: Buffer, y: Buffer): Buffer {
  const bytes32 = Buffer.from([0x58, 32])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    bytes32,
    x,
    Buffer.from([0x22]),
    bytes32,
    y,
  ])
}

/** `{ fmt: 'none', attStmt: {}, authData: … }` in CBOR. */
function attestation(data: Buffer): Buffer {
  const length = Buffer.alloc(3)
  length.writeUInt8(0x59, 0)
  length.writeUInt16BE(data.length, 1)
  return Buffer.concat([
    Buffer.from([0xa3]),
    word('fmt'),
    word('none'),
    word('attStmt'),
    Buffer.from([0xa0]),
    word('authData'),
    length,
    data,
  ])
}

function sha256(of: string | Buffer): Buffer {
  return createHash('sha256').update(of).digest()
}

function text(bytes: Buffer): string {
  return bytes.toString('base64url')
}

/** A text of fewer than 24 letters in CBOR. */
function word(letters: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + letters.length]), Buffer.from(letters)])
}
