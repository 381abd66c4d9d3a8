import type { IdentityCheck } from '#generated/enumerations/identity-check.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import { isClosed } from '#server/definitions/packets/open-packet.ts'
import { linkWith, type PacketLink, visitWith } from '#server/definitions/packets/packet-link-query.ts'
import { sentPacket } from '#server/definitions/packets/sent-packet.ts'
import type { VisitRequest } from '#server/operations/accounts.ts'
import { openAs } from '#server/operations/open-as.ts'
import type { World } from '#server/operations/world.ts'
import { instantAt } from '#server/stores/instant.ts'
import { openStores } from '#server/stores/opening/open-stores.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { refuse } from '#shared/outcome/refuse.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { type LinkToken, readLinkToken } from './link-token.ts'
import { askedOf, type Party, partyOf } from './party-of.ts'
import { type LinkPractice, practiceOf } from './practice-query.ts'
import { visitActor } from './visit-actor.ts'

/** Where links are looked at: the house, and whether the demo's people are somebody there. */
export type VisitHouse = { readonly world: World; readonly demo: 'demo' | 'practices' }

/** A link or a visit that works, and as whom it acts. */
export type FoundLink = {
  readonly token: LinkToken
  readonly link: PacketLink
  readonly practice: LinkPractice
  readonly actor: Actor
}

/** A link that works, with the record of its person, and what is asked of it. */
export type FoundParty = FoundLink & { readonly party: Party; readonly asks: IdentityCheck }

const minute = 60_000
/** A visit that nobody uses ends: soon on a tablet, which goes from hand to hand. */
const idle = { link: 60 * minute, tablet: 10 * minute } as const

/** Until when a visit lives that is used now. */
export function visitUntil({ kind }: LinkToken, now: number): string {
  return instantAt(now + idle[kind]).iso
}

/** Finds the link of a token with its person; every reason for which it opens nothing is answered alike. */
export async function findLink(house: VisitHouse, text: string): Promise<Outcome<FoundParty>> {
  const known = await practiceFor(house, text)
  if (!known) return linkOver()
  const { token, practice } = known
  const found = await findIn(house, known, (transaction, now) =>
    linkWith(transaction, token, { hash: token.hash, now }),
  )
  if (!found.ok) return found
  const { actor, link } = found.value
  return openAs(house.world, { actor, operation: 'packet.look' }, async (opened) => {
    const stores = openStores(opened)
    const response = await stores.of('PacketResponse').get(link.responseId)
    if (!response.ok || !isOpenFor(response.value, link, opened.now.milliseconds)) return linkOver()
    const packet = await sentPacket({ stores, now: opened.now }, response.value)
    const party = await partyOf(stores, { id: link.personId, resourceType: link.personType })
    if (!packet.ok || !party.ok || party.value.active === false) return linkOver()
    const asks = link.kind === 'tablet' ? 'None' : askedFor(packet.value.identityCheck, link, party.value)
    return succeeded({ token, link, practice, actor, party: party.value, asks })
  })
}

/** A code that was made when the link was is asked for, whatever the record says since. */
function askedFor(wanted: IdentityCheck, { code }: PacketLink, party: Party): IdentityCheck {
  return code === null ? askedOf(wanted, party) : 'Code'
}

function isOpenFor(response: PacketResponse, { personId }: PacketLink, now: number): boolean {
  const isAssigned = response.assignees.some(({ person }) => person.id === personId)
  return isAssigned && !isClosed(response, now)
}

/** Whether whoever asks means another visit than that of the token: of another packet, or of another person. */
export function isOfAnother({ token, visit }: Pick<VisitRequest, 'token' | 'visit'>): boolean {
  const known = readLinkToken(token)
  return visit !== undefined && known !== undefined && visit !== `${known.responseId}/${known.personId}`
}

/** Finds the visit of a token, which lives on by that; `signedOut` when it is over, or another one is meant. */
export async function findVisit(
  house: VisitHouse,
  asked: Pick<VisitRequest, 'token' | 'visit'>,
): Promise<Outcome<FoundLink>> {
  if (isOfAnother(asked)) return failed({ kind: 'signedOut' })
  const known = await practiceFor(house, asked.token)
  if (!known) return failed({ kind: 'signedOut' })
  const { token } = known
  const found = await findIn(house, known, (transaction, now) =>
    visitWith(transaction, token, { visit: token.hash, until: visitUntil(token, now.milliseconds), now }),
  )
  // A database that is busy or away has said nothing of the visit: whoever asks may ask again.
  return found.ok || found.failure.kind !== 'invalid' ? found : failed({ kind: 'signedOut' })
}

type KnownToken = { readonly token: LinkToken; readonly practice: LinkPractice }

async function practiceFor({ world, demo }: VisitHouse, text: string): Promise<KnownToken | undefined> {
  const token = readLinkToken(text)
  if (!token) return undefined
  const practice = await world.database.asOwner(
    (transaction) => practiceOf(transaction, token.practiceId),
    'look',
  )
  if (!practice?.isActive || (practice.isDemo && demo !== 'demo')) return undefined
  return { token, practice }
}

type Look = (
  transaction: Parameters<typeof linkWith>[0],
  now: Parameters<typeof linkWith>[2]['now'],
) => Promise<PacketLink | undefined>

async function findIn(
  { world }: VisitHouse,
  { token, practice }: KnownToken,
  look: Look,
): Promise<Outcome<FoundLink>> {
  const nobody = visitActor(practice, {
    ...token,
    personType: '',
    patientId: token.personId,
    code: null,
    tries: 0,
  })
  const opener = { actor: { ...nobody, allowed: [], profiles: [] }, operation: 'packet.look' }
  const found = await openAs(world, opener, async ({ transaction, now }) =>
    succeeded(await look(transaction, now)),
  )
  if (!found.ok) return found
  const link = found.value
  return link ? succeeded({ token, link, practice, actor: visitActor(practice, link) }) : linkOver()
}

/** The one answer to every link that opens nothing. */
export function linkOver(): Outcome<never> {
  return refuse('/token', 'http.link-used')
}
