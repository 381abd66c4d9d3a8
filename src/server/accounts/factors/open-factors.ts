import {
  credentialRows,
  removeCredential,
  removeCredentials,
} from '#server/accounts/people/credential-rows-query.ts'
import { globalRows } from '#server/accounts/people/person-by-login-query.ts'
import type { FactorSummary, Factors, Site } from '#server/operations/accounts.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { beginAppCodes, confirmAppCodes } from './app-codes.ts'
import type { FactorNeeds } from './factor-needs.ts'
import { askForPasskey, askPasskeys, keepPasskey, passkeysOf } from './passkeys.ts'
import { makeRecoveryCodes } from './recovery-codes.ts'

/** What the making of a passkey is about. */
const making = 'passkey'

/** The second factors of whoever is signed in; what needs the person's credential has seen it already. */
export function openFactors(needs: FactorNeeds): Factors {
  const { database } = needs
  const renew = (personId: string) =>
    database.asOwner((transaction) => makeRecoveryCodes(transaction, needs, personId))
  /** With the first factor come the codes for the day on which it is lost. */
  const codesWithFirst = async (personId: string) => {
    const { recoveryCodes, factors } = await listed(needs, personId)
    return factors.length === 1 && recoveryCodes === 0 ? renew(personId) : []
  }

  return {
    list: ({ personId }) => listed(needs, personId),
    beginApp: async ({ personId }) =>
      succeeded(await beginAppCodes(needs, personId, (await nameOf(needs, personId)).account)),
    confirmApp: async ({ personId }, code) =>
      (await confirmAppCodes(needs, personId, code))
        ? succeeded({ recoveryCodes: await codesWithFirst(personId) })
        : refuse('/code', 'accounts.code-wrong'),
    beginPasskey: async ({ personId }, site) => {
      const who = { personId, ...(await nameOf(needs, personId)) }
      const question = await askForPasskey(needs, who, { about: making, site })
      return question
        ? succeeded(question)
        : refuse('/name', 'accounts.too-many-passkeys', { kind: 'conflict' })
    },
    confirmPasskey: async ({ personId }, made) =>
      (await keepPasskey(needs, { personId, ...made }, { about: making, site: made.site }))
        ? succeeded({ recoveryCodes: await codesWithFirst(personId) })
        : refuse('/response', 'accounts.passkey-wrong'),
    renewRecoveryCodes: async ({ personId }) => {
      const { factors } = await listed(needs, personId)
      return factors.length === 0
        ? failed({ kind: 'missing' })
        : succeeded({ recoveryCodes: await renew(personId) })
    },
    remove: ({ personId }, id) => removed(needs, personId, id),
    question: async ({ personId }, about, site) => asked(needs, personId, { about, site }),
  }
}

async function listed(needs: FactorNeeds, personId: string): ReturnType<Factors['list']> {
  return needs.database.asOwner(async (transaction) => {
    const rows = await credentialRows(transaction, personId, { kinds: ['totp', 'recovery'] })
    const apps = rows.filter(({ kind }) => kind === 'totp')
    const passkeys = await passkeysOf(transaction, needs, { personId })
    return {
      factors: [
        ...apps.map((row) => summaryOf(row, 'Totp')),
        ...passkeys.map(({ row, kept }) => ({
          ...summaryOf(row, 'Passkey'),
          name: kept.name,
          host: kept.host,
        })),
      ],
      recoveryCodes: rows.length - apps.length,
    }
  })
}

function summaryOf(
  {
    id,
    created_at,
    last_used_at,
  }: { readonly id: string; readonly created_at: string; readonly last_used_at: string | null },
  kind: FactorSummary['kind'],
): FactorSummary {
  return { id, kind, since: created_at, lastUsed: last_used_at }
}

/** With the last factor go the codes that stood in for it. */
async function removed({ database }: FactorNeeds, personId: string, id: string): Promise<Outcome<void>> {
  return database.asOwner(async (transaction) => {
    if (!(await removeCredential(transaction, personId, { id, kinds: ['totp', 'passkey'] })))
      return failed({ kind: 'missing' })
    const left = await credentialRows(transaction, personId, { kinds: ['totp', 'passkey'] })
    if (left.length === 0) await removeCredentials(transaction, personId, ['recovery'])
    return succeeded(undefined)
  })
}

async function asked(
  needs: FactorNeeds,
  personId: string,
  use: { readonly about: string; readonly site: Site },
): ReturnType<Factors['question']> {
  const question = await askPasskeys(needs, personId, use)
  return question ? succeeded(question) : failed({ kind: 'missing' })
}

async function nameOf(
  { database }: FactorNeeds,
  personId: string,
): Promise<{ readonly account: string; readonly display: string }> {
  const [person] = await database.asOwner((transaction) => globalRows(transaction, 'Person', [personId]))
  const { loginName, display } = person?.content ?? {}
  return { account: String(loginName ?? ''), display: String(display ?? '') }
}
