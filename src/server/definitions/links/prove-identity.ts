import { countProof } from '#server/definitions/packets/packet-link-query.ts'
import type { VisitProof } from '#server/operations/accounts.ts'
import { openAs } from '#server/operations/open-as.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import { type FoundParty, linkOver, type VisitHouse } from './find-link.ts'
import { hashOfCode, isSame } from './link-token.ts'
import { zipOf } from './party-of.ts'

/** Is whoever has the link the one for whom it is? A try is counted before it is judged; after five wrong ones the link is dead. */
export async function proveIdentity(
  { world }: VisitHouse,
  found: FoundParty,
  proof: VisitProof,
): Promise<Outcome<void>> {
  if (found.asks === 'None') return succeeded(undefined)
  const counted = await openAs(world, { actor: found.actor, operation: 'packet.prove' }, async (opened) =>
    succeeded(await countProof(opened.transaction, found.link)),
  )
  if (!counted.ok) return counted
  if (!counted.value) return linkOver()
  return isRight(found, proof) ? succeeded(undefined) : refuse('/proof', 'definitions.packet-wrong-proof')
}

function isRight(
  { asks, party, link, token }: FoundParty,
  { birthDate = '', zip = '', code = '' }: VisitProof,
): boolean {
  if (asks === 'Code')
    return link.code !== null && isSame(link.code, hashOfCode(token, code.replaceAll(/\s/g, '')))
  const isBorn = sameText(party.birthDate, birthDate)
  const isAt = asks === 'BirthDate' || sameText(zipOf(party), zip.trim().slice(0, 5))
  return isBorn && isAt
}

function sameText(known: string | undefined, said: string): boolean {
  return known !== undefined && isSame(Buffer.from(known), Buffer.from(said.trim()))
}
