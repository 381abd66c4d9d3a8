import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a passkey is asked, as the server tells a browser. */
export type PasskeyQuestion = {
  readonly nonce: string
  readonly options: {
    readonly challenge: string
    readonly rpId?: string
    readonly rp?: { readonly id: string }
  }
}

/** What is wrong with an answer, for those who try. */
export type Wrong = {
  readonly origin?: string
  readonly host?: string
  readonly challenge?: string
  readonly type?: string
  readonly flags?: number
  readonly counter?: number
  readonly topOrigin?: string
  readonly nonce?: string
  readonly id?: string
  readonly spoilSignature?: boolean
  readonly signedBy?: KeyObject
}

/** Somebody is there, and has been verified. */
const presentAndVerified = 0x05
const keyIncluded = 0x40

/** An authenticator of tests: an ES256 key with its counter, which answers whatever it is told to. */
export class SoftPasskey {
  readonly id = randomBytes(16).toString('base64url')
  readonly #pair = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #counter = 0

  constructor(origin: string) {
    this.#origin = origin
  }

  get privateKey(): KeyObject {
    return this.#pair.privateKey
  }

  /** The answer to being made. */
  made({ options: { challenge, rp } }: PasskeyQuestion, wrong: Wrong = {}): object {
    const authData = Buffer.concat([
      this.#head(wrong.host ?? rp?.id ?? '', (wrong.flags ?? presentAndVerified) | keyIncluded, 0),
      Buffer.alloc(16),
      Buffer.from([0, 16]),
      Buffer.from(this.id, 'base64url'),
      this.#coseKey(),
    ])
    const attestation = cborMap([
      [cborText('fmt'), cborText('none')],
      [cborText('attStmt'), cborMap([])],
      [cborText('authData'), cborBytes(authData)],
    ])
    const clientDataJSON = this.#said(challenge, { type: 'webauthn.create', ...wrong }).toString('base64url')
    return {
      ...this.#named(wrong),
      response: {
        clientDataJSON,
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** The credential of a call: the answer to what was asked about it. */
  answer({ nonce, options: { challenge, rpId = '' } }: PasskeyQuestion, wrong: Wrong = {}): string {
    this.#counter = wrong.counter ?? this.#counter + 1
    const authData = this.#head(wrong.host ?? rpId, wrong.flags ?? presentAndVerified, this.#counter)
    const said = this.#said(challenge, { type: 'webauthn.get', ...wrong })
    const signed = Buffer.concat([authData, createHash('sha256').update(said).digest()])
    const signature = sign('sha256', signed, wrong.signedBy ?? this.#pair.privateKey)
    if (wrong.spoilSignature) signature[signature.length - 1] = (signature.at(-1) ?? 0) ^ 1
    const passkey = {
      ...this.#named(wrong),
      response: {
        clientDataJSON: said.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    }
    return JSON.stringify({ passkey, nonce: wrong.nonce ?? nonce })
  }

  #named({ id = this.id }: Wrong) {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {} }
  }

  #said(challenge: string, { type, topOrigin, ...wrong }: Wrong): Buffer {
    const said = { type, challenge: wrong.challenge ?? challenge, origin: wrong.origin ?? this.#origin }
    const around = topOrigin === undefined ? { crossOrigin: false } : { crossOrigin: true, topOrigin }
    return Buffer.from(JSON.stringify({ ...said, ...around }))
  }

  #head(host: string, flags: number, counter: number): Buffer {
    const rest = Buffer.alloc(5)
    rest.writeUInt8(flags, 0)
    rest.writeUInt32BE(counter, 1)
    return Buffer.concat([createHash('sha256').update(host).digest(), rest])
  }

  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#pair.publicKey.export({ format: 'jwk' })
    return cborMap([
      [Buffer.from([0x01]), Buffer.from([0x02])],
      [Buffer.from([0x03]), Buffer.from([0x26])],
      [Buffer.from([0x20]), Buffer.from([0x01])],
      [Buffer.from([0x21]), cborBytes(Buffer.from(x, 'base64url'))],
      [Buffer.from([0x22]), cborBytes(Buffer.from(y, 'base64url'))],
    ])
  }
}

function cborMap(entries: readonly (readonly [Buffer, Buffer])[]): Buffer {
  return Buffer.concat([Buffer.from([0xa0 + entries.length]), ...entries.flat()])
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

function cborBytes(bytes: Buffer): Buffer {
  return Buffer.concat([Buffer.from([0x58, bytes.length]), bytes])
}
