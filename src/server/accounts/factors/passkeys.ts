import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import {
  type CredentialRow,
  credentialRows,
  insertCredential,
  markUsed,
} from '#server/accounts/people/credential-rows-query.ts'
import type { Transaction } from '#server/database/database.ts'
import type { PasskeyQuestion, Site } from '#server/operations/accounts.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { issueChallenge, takeChallenge } from './challenges.ts'
import type { FactorNeeds } from './factor-needs.ts'
import { sealed, unsealed } from './sealed.ts'

const patience = 5 * 60_000
const most = 20
/** EdDSA, ES256, RS256: what authenticators of today make. */
const algorithms = [-8, -7, -257]

/** A passkey as it is kept: what verifies it, under which host it was made, and what its owner calls it. */
export type KeptPasskey = {
  readonly credential: string
  readonly publicKey: string
  readonly counter: number
  readonly host: string
  readonly name: string
}

/** What is done with a passkey, and where. */
type Use = { readonly about: string; readonly site: Site }

/** The library is a large one, and only those who use a passkey wait for it. */
const library = () => import('@simplewebauthn/server')

/** The passkeys of a person. */
export async function passkeysOf(
  transaction: Transaction,
  { keys }: Pick<FactorNeeds, 'keys'>,
  { personId, lock }: { readonly personId: string; readonly lock?: 'update' },
): Promise<readonly { readonly row: CredentialRow; readonly kept: KeptPasskey }[]> {
  const rows = await credentialRows(transaction, personId, { kinds: ['passkey'], ...(lock && { lock }) })
  return rows.flatMap((row) => {
    const kept = unsealed(keys.sealing, row.secret, { personId, kind: 'passkey' })
    // Sealed by this file and by nobody else.
    return kept === undefined ? [] : [{ row, kept: kept as KeptPasskey }]
  })
}

/** Asks a browser to make a passkey; undefined: the person has as many as one may have. */
export async function askForPasskey(
  needs: FactorNeeds,
  {
    personId,
    account,
    display,
  }: { readonly personId: string; readonly account: string; readonly display: string },
  { about, site }: Use,
): Promise<PasskeyQuestion<PublicKeyCredentialCreationOptionsJSON> | undefined> {
  const { generateRegistrationOptions } = await library()
  const asked = await needs.database.asOwner(async (transaction) => {
    const passkeys = await passkeysOf(transaction, needs, { personId })
    return passkeys.length >= most
      ? undefined
      : { passkeys, ...(await issueChallenge(transaction, needs, { personId, about })) }
  })
  if (!asked) return undefined
  const options = await generateRegistrationOptions({
    rpName: 'Goldthread',
    rpID: site.host,
    userName: account,
    userDisplayName: display,
    userID: new Uint8Array(Buffer.from(personId.replaceAll('-', ''), 'hex')),
    challenge: asked.challenge,
    timeout: patience,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: asked.passkeys
      .filter(({ kept }) => kept.host === site.host)
      .map(({ kept }) => ({ id: kept.credential })),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'required' },
  })
  return { nonce: asked.nonce, options }
}

/** Keeps the passkey that a browser has made; false: it does not answer what was asked here. */
export async function keepPasskey(
  needs: FactorNeeds,
  {
    personId,
    name,
    nonce,
    response,
  }: { readonly personId: string; readonly name: string; readonly nonce: string; readonly response: unknown },
  { about, site }: Use,
): Promise<boolean> {
  const { verifyRegistrationResponse } = await library()
  return needs.database.asOwner(async (transaction) => {
    const expectedChallenge = await takeChallenge(transaction, needs.now(), { personId, about, nonce })
    if (expectedChallenge === undefined) return false
    const judged = await unlessRefused(() =>
      verifyRegistrationResponse({
        // Whatever it is, the library judges each member of it.
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        requireUserVerification: true,
        supportedAlgorithmIDs: algorithms,
      }),
    )
    if (!judged?.verified) return false
    const { credential } = judged.registrationInfo
    const known = await passkeysOf(transaction, needs, { personId })
    if (known.some(({ kept }) => kept.credential === credential.id)) return false
    const publicKey = Buffer.from(credential.publicKey).toString('base64url')
    const kept: KeptPasskey = {
      credential: credential.id,
      publicKey,
      counter: credential.counter,
      host: site.host,
      name,
    }
    const secret = sealed(needs.keys.sealing, kept, { personId, kind: 'passkey' })
    const { now, newId } = needs
    await insertCredential(transaction, { id: personId, at: now().iso, newId, kind: 'passkey', secret })
    return true
  })
}

/** Asks the person's passkeys of this host to answer; undefined: there is none. */
export async function askPasskeys(
  needs: FactorNeeds,
  personId: string,
  { about, site }: Use,
): Promise<PasskeyQuestion<PublicKeyCredentialRequestOptionsJSON> | undefined> {
  const asked = await needs.database.asOwner(async (transaction) => {
    const passkeys = await passkeysOf(transaction, needs, { personId })
    const here = passkeys.filter(({ kept }) => kept.host === site.host)
    return here.length === 0
      ? undefined
      : { here, ...(await issueChallenge(transaction, needs, { personId, about })) }
  })
  if (!asked) return undefined
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    rpID: site.host,
    challenge: asked.challenge,
    timeout: patience,
    allowCredentials: asked.here.map(({ kept }) => ({ id: kept.credential })),
    userVerification: 'required',
  })
  return { nonce: asked.nonce, options }
}

/**
 * Is this the answer of one of the person's passkeys to what was asked about this one thing, here and lately? The question is used
 * up by the first answer, right or wrong.
 */
export async function takePasskey(
  needs: FactorNeeds,
  { personId, credential }: { readonly personId: string; readonly credential: string },
  { about, site }: Use,
): Promise<boolean> {
  const answer = answerIn(credential)
  if (!answer) return false
  const { verifyAuthenticationResponse } = await library()
  return needs.database.asOwner(async (transaction) => {
    const { nonce, response } = answer
    const expectedChallenge = await takeChallenge(transaction, needs.now(), { personId, about, nonce })
    const passkeys = await passkeysOf(transaction, needs, { personId, lock: 'update' })
    const known = passkeys.find(({ kept }) => kept.credential === response.id && kept.host === site.host)
    if (expectedChallenge === undefined || !known) return false
    const { row, kept } = known
    const judged = await unlessRefused(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: site.origin,
        expectedRPID: site.host,
        credential: {
          id: kept.credential,
          publicKey: new Uint8Array(Buffer.from(kept.publicKey, 'base64url')),
          counter: kept.counter,
        },
        requireUserVerification: true,
      }),
    )
    if (!judged?.verified) return false
    const used: KeptPasskey = { ...kept, counter: judged.authenticationInfo.newCounter }
    const secret = sealed(needs.keys.sealing, used, { personId, kind: 'passkey' })
    await markUsed(transaction, personId, { id: row.id, secret, at: needs.now().iso })
    return true
  })
}

/** The credential of a call as a browser sends it: the answer of the passkey, and the number of the question. */
function answerIn(credential: string): { nonce: string; response: AuthenticationResponseJSON } | undefined {
  const { nonce, passkey } = membersOf(parsed(credential))
  if (typeof nonce !== 'string' || typeof passkey !== 'object' || passkey === null) return undefined
  // Whatever else it is, the library judges each member of it.
  return { nonce, response: passkey as AuthenticationResponseJSON }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The library throws where it refuses. What it is given comes from outside, so whatever it throws is a no. */
async function unlessRefused<Value>(judge: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await judge()
  } catch {
    return undefined
  }
}
