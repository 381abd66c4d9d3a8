import { generateSecret, generateURI, verify } from 'otplib'
import {
  credentialRows,
  insertCredential,
  markUsed,
  removeCredentials,
} from '#server/accounts/people/credential-rows-query.ts'
import { instantAt } from '#server/stores/instant.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { FactorNeeds } from './factor-needs.ts'
import { sealed, unsealed } from './sealed.ts'

const period = 30
const setUpWithin = 15 * 60_000

/** The key of an app, and the step of the last code that was taken: each opens once. */
type Kept = { readonly key: string; readonly step: number }

/** Makes the key of an authenticator app, which counts once its first code has come. */
export async function beginAppCodes(
  { database, now, newId, keys }: FactorNeeds,
  personId: string,
  account: string,
): Promise<{ readonly key: string; readonly uri: string }> {
  const key = generateSecret()
  const secret = sealed(keys.sealing, { key, step: 0 } satisfies Kept, { personId, kind: 'totpBegun' })
  await database.asOwner(async (transaction) => {
    await removeCredentials(transaction, personId, ['totpBegun'])
    await insertCredential(transaction, { id: personId, at: now().iso, newId, kind: 'totpBegun', secret })
  })
  return { key, uri: generateURI({ issuer: 'Goldthread', label: account, secret: key }) }
}

/** Takes the app whose code this is in place of the one before; false: it is not its code, or none was begun lately. */
export async function confirmAppCodes(
  { database, now, newId, keys }: FactorNeeds,
  personId: string,
  code: string,
): Promise<boolean> {
  const { iso, milliseconds } = now()
  return database.asOwner(async (transaction) => {
    const kinds = ['totpBegun'] as const
    const [row] = await credentialRows(transaction, personId, { kinds, lock: 'update' })
    if (!row || Date.parse(row.created_at) < milliseconds - setUpWithin) return false
    const kept = keptIn(unsealed(keys.sealing, row.secret, { personId, kind: 'totpBegun' }))
    const step = kept && (await stepOf(kept, code, milliseconds))
    if (!kept || step === undefined) return false
    await removeCredentials(transaction, personId, ['totp', 'totpBegun'])
    const secret = sealed(keys.sealing, { key: kept.key, step } satisfies Kept, { personId, kind: 'totp' })
    await insertCredential(transaction, { id: personId, at: iso, newId, kind: 'totp', secret })
    return true
  })
}

/** Is this a code of the person's app, of this half minute or of the one beside it, that was not taken yet? Then it is taken now. */
export async function takeAppCode(
  { database, now, keys }: FactorNeeds,
  personId: string,
  code: string,
): Promise<boolean> {
  const { milliseconds } = now()
  const bound = { personId, kind: 'totp' } as const
  return database.asOwner(async (transaction) => {
    for (const { id, secret } of await credentialRows(transaction, personId, {
      kinds: ['totp'],
      lock: 'update',
    })) {
      const kept = keptIn(unsealed(keys.sealing, secret, bound))
      const step = kept && (await stepOf(kept, code, milliseconds))
      if (!kept || step === undefined) continue
      const used = sealed(keys.sealing, { key: kept.key, step } satisfies Kept, bound)
      await markUsed(transaction, personId, { id, secret: used, at: instantAt(milliseconds).iso })
      return true
    }
    return false
  })
}

async function stepOf({ key, step }: Kept, code: string, milliseconds: number): Promise<number | undefined> {
  const token = code.replace(/\s/g, '')
  if (!/^\d{6}$/.test(token)) return undefined
  const epoch = Math.floor(milliseconds / 1_000)
  const judged = await verify({
    secret: key,
    token,
    epoch,
    period,
    epochTolerance: period,
    ...(step > 0 && { afterTimeStep: step }),
  })
  return judged.valid && 'timeStep' in judged ? judged.timeStep : undefined
}

function keptIn(value: unknown): Kept | undefined {
  const { key, step } = membersOf(value)
  return typeof key === 'string' && typeof step === 'number' ? { key, step } : undefined
}
