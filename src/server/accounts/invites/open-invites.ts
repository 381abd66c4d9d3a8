import { doubtsAbout } from '#server/accounts/passwords/doubts-about.ts'
import { hashPassword } from '#server/accounts/passwords/hash-password.ts'
import { inLine } from '#server/accounts/passwords/in-line.ts'
import { judgePassword } from '#server/accounts/passwords/judge-password.ts'
import { accountNamed } from '#server/accounts/people/account-named.ts'
import { globalRows, passwordOf } from '#server/accounts/people/person-by-login-query.ts'
import type { InviteAnswer, InviteRequest, Invites, SeenInvite } from '#server/operations/accounts.ts'
import type { World } from '#server/operations/world.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { type Accepting, acceptInvite } from './accept-invite.ts'
import { type FoundInvite, findInvite, inviterMayStill, linkUsed } from './find-invite.ts'
import type { InviteHouse } from './invite-house.ts'
import { birthDateOf } from './invited.ts'
import { isProven } from './is-proven.ts'
import { markOpened } from './mark-opened.ts'
import { newLoginName } from './new-login-name.ts'

/** What invitations need: the world as soon as there is one, whose house it is, and as whom it acts. */
type InvitesNeeds = Omit<InviteHouse, 'world'> & { readonly world: () => World }

/**
 * Opens the way in for people who were invited. In this order: the link, what is asked beside it, whether the inviter still may,
 * and only then the account, so that nobody without an invitation learns anything or costs a hash.
 */
export function openInvites({ world, ...needs }: InvitesNeeds): Invites {
  return {
    look: (asked) => look({ ...needs, world: world() }, asked),
    accept: (answer) => accept({ ...needs, world: world() }, answer),
  }
}

async function look(house: InviteHouse, asked: InviteRequest): Promise<Outcome<SeenInvite>> {
  const found = await findInvite(house, asked.token)
  if (!found.ok) return found
  if (found.value.invitation.personId !== null) return linkUsed()
  const { practice, row } = found.value
  const opened = await markOpened(house, found.value, asked)
  if (!opened.ok) return opened
  return succeeded({
    practice: String(practice.content.name ?? ''),
    profile: row.resourceType,
    asks: birthDateOf(row) === undefined ? 'code' : 'birthDate',
  })
}

async function accept(
  house: InviteHouse,
  answer: InviteAnswer,
): Promise<Outcome<{ readonly loginName: string }>> {
  const found = await findInvite(house, answer.token)
  if (!found.ok) return found
  const proven = await isProven(house, found.value, answer.proof)
  if (!proven.ok) return proven
  const { personId } = found.value.invitation
  if (personId !== null) return acceptedBefore(house, personId, answer)
  const may = await inviterMayStill(house, found.value)
  if (!may.ok) return may
  const account =
    answer.username === undefined
      ? await newAccount(house, found.value, answer)
      : await ownAccount(house, { username: answer.username, answer })
  if (!account.ok) return account
  const accepted = await acceptInvite(house, { ...found.value, asked: answer, account: account.value })
  if (accepted.ok) house.world.accounts.forget()
  return accepted
}

/** The account that is there, once its password was right: a wrong one is counted and answered as at sign-in, as is a name that nobody has. */
async function ownAccount(
  { world, demo }: InviteHouse,
  { username, answer }: { readonly username: string; readonly answer: InviteAnswer },
): Promise<Outcome<Accepting['account']>> {
  const judged = await judgePassword({ ...world, demo }, answer.password, async (transaction) => ({
    guess: { account: username, address: answer.address },
    ...(await accountNamed(transaction, username, demo)),
  }))
  if (!judged.ok) return judged
  const { person, isRight } = judged.value
  if (!person || !isRight) return failed({ kind: 'signedOut' })
  return succeeded({ kind: 'own', personId: person.id, loginName: String(person.content.loginName ?? '') })
}

/**
 * A new account. Its name is made here, never the invited address: an address would tell whether somebody has an account, and
 * whoever invites could take one that is not his.
 */
async function newAccount(
  { world }: InviteHouse,
  { practice, row }: FoundInvite,
  { password }: InviteAnswer,
): Promise<Outcome<Accepting['account']>> {
  const personId = world.newId()
  const loginName = await newLoginName(world.database, row.name)
  const profiles = [{ practice: { id: practice.id }, profile: { id: row.id } }]
  const person = { id: personId, content: { display: row.display, loginName, profiles } }
  const findings = await doubtsAbout(world, person, password)
  if (findings.length > 0) return failed({ kind: 'invalid', findings })
  const hashed = await inLine(async () => succeeded(await hashPassword(password)))
  return hashed.ok ? succeeded({ kind: 'new', personId, loginName, hash: hashed.value }) : hashed
}

/** An answer was lost on its way: whoever accepted is told the name again, for the same password. */
async function acceptedBefore(
  { world, demo }: InviteHouse,
  personId: string,
  { password, address }: InviteAnswer,
): Promise<Outcome<{ readonly loginName: string }>> {
  const judged = await judgePassword({ ...world, demo }, password, async (transaction) => {
    const [person] = await globalRows(transaction, 'Person', [personId])
    const account = String(person?.content.loginName ?? personId)
    return { guess: { account, address }, hash: await passwordOf(transaction, personId) }
  })
  if (!judged.ok) return judged
  return judged.value.isRight ? succeeded({ loginName: judged.value.guess.account }) : linkUsed()
}
