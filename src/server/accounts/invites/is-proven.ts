import { openAs } from '#server/operations/open-as.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { type FoundInvite, linkUsed } from './find-invite.ts'
import { countProof, forgiveProof } from './invitation-query.ts'
import { houseActor, type InviteHouse } from './invite-house.ts'
import { hashOfCode, isSame } from './invite-link.ts'
import { birthDateOf } from './invited.ts'

/**
 * Is whoever has the link the one whom it invites? The birth date says so, or the code that went another way. A try is counted
 * before it is judged; after five wrong ones the link no longer works.
 */
export async function isProven(
  house: InviteHouse,
  found: FoundInvite,
  proof: string,
): Promise<Outcome<void>> {
  const opener = { actor: houseActor(house, found.practice), operation: 'invite.prove' }
  const counted = await openAs(house.world, opener, async ({ transaction }) =>
    succeeded(await countProof(transaction, found.link)),
  )
  if (!counted.ok) return counted
  if (!counted.value) return linkUsed()
  if (!isRight(found, proof)) {
    const message = birthDateOf(found.row) === undefined ? 'invites.wrong-code' : 'invites.wrong-birth-date'
    return refuse('/proof', message)
  }
  return openAs(house.world, opener, async ({ transaction }) =>
    succeeded(await forgiveProof(transaction, found.link)),
  )
}

function isRight({ link, invitation, row }: FoundInvite, proof: string): boolean {
  const birthDate = birthDateOf(row)
  if (birthDate !== undefined) return isSame(Buffer.from(birthDate), Buffer.from(proof.trim()))
  const { code } = invitation
  return code !== null && isSame(code, hashOfCode(link, proof.replaceAll(/\s/g, '')))
}
