import type { ActId } from '#generated/operations/operations.ts'
import { endVisit, openVisit } from '#server/definitions/packets/packet-link-query.ts'
import type { OpenedVisit, SeenLink, VisitProof, VisitRequest, Visits } from '#server/operations/accounts.ts'
import type { VisitFiles } from '#server/operations/call.ts'
import { openAs } from '#server/operations/open-as.ts'
import { runOperation } from '#server/operations/run-operation.ts'
import type { World } from '#server/operations/world.ts'
import { insertAudit } from '#server/stores/audit/insert-audit.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { fileInVisit } from './file-in-visit.ts'
import { type FoundLink, findLink, findVisit, isOfAnother, type VisitHouse, visitUntil } from './find-link.ts'
import { newLinkToken } from './link-token.ts'
import { proveIdentity } from './prove-identity.ts'
import { type VisitWord, visitEvent } from './visit-event.ts'

/** What visits need: the world as soon as there is one, and whose house it is. */
type VisitsNeeds = Omit<VisitHouse, 'world'> & { readonly world: () => World }

/** Opens the way in for those who fill in a packet and are signed in nowhere. Whatever they ask passes through the acts of the packet, as any other call does. */
export function openVisits({ world, demo }: VisitsNeeds): Visits & VisitFiles {
  const house = (): VisitHouse => ({ world: world(), demo })
  return {
    look: (asked) => look(house(), asked),
    open: (asked, proof) => open(house(), asked, proof),
    sheet: (asked) => sheet(house(), asked),
    answer: (asked, input) => inVisit(house(), asked, { act: 'packetResponse.answer', input }),
    submit: (asked, input) => inVisit(house(), asked, { act: 'packetResponse.submit', input: input ?? {} }),
    addFile: (asked, input) => inVisit(house(), asked, { act: 'packetResponse.addFile', input }),
    dropFile: (asked, input) => inVisit(house(), asked, { act: 'packetResponse.dropFile', input }),
    file: async (asked, file) => {
      const found = await findVisit(house(), asked)
      return found.ok ? fileInVisit(house(), found.value, { asked, file }) : found
    },
    leave: (asked) => leave(house(), asked),
  }
}

async function look(house: VisitHouse, asked: VisitRequest): Promise<Outcome<SeenLink>> {
  const found = await findLink(house, asked.token)
  if (!found.ok) return found
  await tell(house, found.value, { asked, operation: 'packet.look' })
  const { practice, asks } = found.value
  return succeeded({ practice: practice.name, asks })
}

async function open(
  house: VisitHouse,
  asked: VisitRequest,
  proof: VisitProof,
): Promise<Outcome<OpenedVisit>> {
  const found = await findLink(house, asked.token)
  if (!found.ok) return found
  const { link, token, actor } = found.value
  const proven = await proveIdentity(house, found.value, proof)
  await tell(house, found.value, { asked, operation: 'packet.open', isRefused: !proven.ok })
  if (!proven.ok) return proven

  const visit = newLinkToken(link, link.kind)
  const begun = await openAs(house.world, { actor, operation: 'packet.open' }, async (opened) => {
    const until = visitUntil(token, opened.now.milliseconds)
    await openVisit(opened.transaction, link, { visit: visit.hash, until, isOnce: link.kind === 'tablet' })
    return succeeded(undefined)
  })
  if (!begun.ok) return begun
  const written = await acting(house, found.value, { asked, act: 'packetResponse.sheet', input: {} })
  if (!written.ok) return written
  return succeeded({ token: visit.token, sheet: written.value, isTablet: link.kind === 'tablet' })
}

async function sheet(house: VisitHouse, asked: VisitRequest): Promise<Outcome<Omit<OpenedVisit, 'token'>>> {
  const found = await findVisit(house, asked)
  if (!found.ok) return found
  const written = await acting(house, found.value, { asked, act: 'packetResponse.sheet', input: {} })
  if (!written.ok) return written
  return succeeded({ sheet: written.value, isTablet: found.value.link.kind === 'tablet' })
}

async function leave(house: VisitHouse, asked: VisitRequest): Promise<Outcome<void>> {
  if (isOfAnother(asked)) return failed({ kind: 'signedOut' })
  const found = await findVisit(house, asked)
  if (!found.ok) return succeeded(undefined)
  const { link, actor } = found.value
  const ended = await openAs(house.world, { actor, operation: 'packet.leave' }, async ({ transaction }) => {
    await endVisit(transaction, link)
    return succeeded(undefined)
  })
  await tell(house, found.value, { asked, operation: 'packet.leave' })
  return ended
}

/** The acts that a visit is let into, and no other; what is said to them they look at themselves. */
type Wish = {
  readonly act: Extract<ActId, `packetResponse.${'sheet' | 'answer' | 'submit' | 'addFile' | 'dropFile'}`>
  readonly input: unknown
}

async function inVisit(house: VisitHouse, asked: VisitRequest, wish: Wish): Promise<Outcome<unknown>> {
  const found = await findVisit(house, asked)
  return found.ok ? acting(house, found.value, { ...wish, asked }) : found
}

/** The one packet of the visit is put in here: whatever the visitor says, it is this one. */
async function acting(
  { world }: VisitHouse,
  { actor, link }: FoundLink,
  { act, input, asked }: Wish & { readonly asked: VisitRequest },
): Promise<Outcome<unknown>> {
  const { requestId, address, userAgent, idempotencyKey } = asked
  const done = await runOperation(world, {
    actor,
    operation: act,
    input: { id: link.responseId, body: input },
    options: {
      requestId,
      ...(address !== undefined && { address }),
      ...(userAgent !== undefined && { userAgent }),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    },
  })
  return done.ok ? succeeded(done.value.value) : done
}

async function tell({ world }: VisitHouse, found: FoundLink, word: VisitWord): Promise<void> {
  const opener = { actor: found.actor, operation: word.operation }
  await openAs(world, opener, async ({ transaction }) => {
    await insertAudit(transaction, [visitEvent(world, found, word)])
    return succeeded(undefined)
  })
}
