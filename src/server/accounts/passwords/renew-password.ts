import type { GlobalRow } from '#server/accounts/people/person-by-login-query.ts'
import { profilesOf } from '#server/accounts/people/rights-of.ts'
import { type AccountsNeeds, preferencesOf } from '#server/accounts/people/standing.ts'
import { endSessionsOf } from '#server/accounts/sessions/sessions-query.ts'
import { typedRow } from '#server/stores/typed-row.ts'
import { type Finding, failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { blocking, refuse } from '#shared/outcome/refuse.ts'
import { doubtsAbout } from './doubts-about.ts'
import { hashPassword } from './hash-password.ts'
import { inLine } from './in-line.ts'
import { setPassword } from './links-query.ts'

const day = 86_400_000

/** What was typed at the door, the password proven right, and since when it is the password. */
type Typed = {
  readonly password: string
  readonly newPassword?: string
  readonly setAt: string | undefined
  /** What else proves who it is; asked for last, because a code opens once. */
  readonly prove: () => Promise<Outcome<void>>
}

/**
 * Renews a password at the door: one that is older than the strictest of the person's practices wants (`passwordPolicy.maxAgeDays`)
 * opens nothing any more but the way to a new one, which ends all other sign-ins.
 */
export async function renewPassword(
  needs: AccountsNeeds,
  person: GlobalRow,
  { password, newPassword, setAt, prove }: Typed,
): Promise<Outcome<void>> {
  if (newPassword === undefined)
    return (await isTooOld(needs, person, setAt)) ? refuse('/newPassword', 'passwords.too-old') : prove()

  const same: readonly Finding[] =
    newPassword === password ? [blocking('/newPassword', 'passwords.same')] : []
  const doubts = await doubtsAbout(needs, person, newPassword)
  const findings = [...same, ...doubts.map((doubt) => ({ ...doubt, pointer: '/newPassword' }))]
  if (findings.length > 0) return failed({ kind: 'invalid', findings })

  const proven = await prove()
  if (!proven.ok) return proven
  const hashed = await inLine(async () => succeeded(await hashPassword(newPassword)))
  if (!hashed.ok) return hashed
  await needs.database.asOwner(async (transaction) => {
    const at = needs.now().iso
    await setPassword(transaction, { id: person.id, at, newId: needs.newId }, hashed.value)
    await endSessionsOf(transaction, { personId: person.id, at })
  })
  return succeeded(undefined)
}

async function isTooOld(
  { database, now }: AccountsNeeds,
  person: GlobalRow,
  setAt: string | undefined,
): Promise<boolean> {
  const ids = new Set(profilesOf(person).flatMap(({ practiceId, active }) => (active ? [practiceId] : [])))
  const limits: number[] = []
  for (const id of ids) {
    const preferences = await preferencesOf(database, id, person.id)
    const { passwordPolicy } = typedRow<'PracticePreferences'>(preferences ?? {})
    limits.push(passwordPolicy?.maxAgeDays ?? Number.POSITIVE_INFINITY)
  }
  const age = now().milliseconds - Date.parse(setAt ?? now().iso)
  return age > Math.min(...limits) * day
}
