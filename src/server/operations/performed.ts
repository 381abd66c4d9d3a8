import { type OperationId, operations } from '#generated/operations/operations.ts'
import type { TransactionSettings } from '#server/database/database.ts'
import { auditAtEnd } from '#server/stores/audit/insert-audit.ts'
import { thumbnailType } from '#server/stores/content/thumbnails.ts'
import { withPictures } from '#server/stores/printing/with-pictures.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { methodOf } from '#shared/passwords/method-of.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import { handOf } from '#shared/permissions/acting.ts'
import { auditOf } from './audit-of.ts'
import type { Call, CallPlace, OperationAnswer } from './call.ts'
import type { AuditNote } from './handler.ts'
import { patientOfOfficer } from './is-own-affair.ts'
import { once } from './once.ts'
import { openContext } from './open-context.ts'
import { type Brought, onlyReads } from './plain-handler.ts'
import type { Perform, Prepared } from './prepared.ts'
import { aboutCall } from './proving/about-call.ts'
import { batchOf } from './proving/batch-of.ts'
import { saidIn } from './proving/proof-of.ts'
import { type Looking, withBrought } from './with-brought.ts'
import type { World } from './world.ts'

/** What came of a call that is performed, once nothing but the row itself can be against it: in one transaction, with its audit row where it writes. */
export async function performed(
  world: World,
  call: Call,
  {
    prepared,
    notes,
    place,
  }: { readonly prepared: Prepared; readonly notes: AuditNote[]; readonly place: CallPlace },
): Promise<Outcome<OperationAnswer>> {
  const { perform, credential } = prepared
  if (reads(call)) {
    const answer = await world.database.reading(settingsOf(call), (transaction) =>
      perform(openContext(world, call, { transaction, notes, afterwards: [] })),
    )
    return located(world, answer)
  }

  if (!world.database.hasRoom()) return failed({ kind: 'full' })
  const isTheirs = await checkCredential(world, call, credential)
  if (!isTheirs.ok) return ifDoneBefore(world, call, { refusal: isTheirs, credential, notes })
  const looking: Looking = (act) =>
    world.database.reading(settingsOf(call), (transaction) =>
      act(openContext(world, call, { transaction, notes: [], afterwards: [] })),
    )
  const done = await withBrought(world, call, {
    looking,
    place,
    act: async (brought) => {
      const doing = { perform, notes, ...(brought && { brought }) }
      const written = await writing(world, call, doing)
      if (!isThereNow(call, written)) return written
      notes.length = 0
      return writing(world, call, doing)
    },
  })
  return drawn(world, call, done)
}

/** The acts that answer a document. */
const printing: ReadonlySet<OperationId> = new Set<OperationId>([
  'note.print',
  'questionnaireResponse.print',
  'questionnaire.print',
  'form.print',
])

/**
 * A document that is answered becomes its PDF when the transaction has ended: that takes a second, and the embedded database
 * has one place. What a receipt keeps is the document, so the same key is answered with the same words.
 */
async function drawn(
  world: World,
  { operation, actor }: Call,
  outcome: Outcome<OperationAnswer>,
): Promise<Outcome<OperationAnswer>> {
  if (!printing.has(operation) || !outcome.ok) return outcome
  const reply = membersOf(outcome.value.value)
  const document = await withPictures(world.thumbnails, actor.practiceId, JSON.parse(String(reply.pdf)))
  const printed = await world.print(document)
  if (!printed.ok) return printed
  const pdf = Buffer.from(printed.value).toString('base64')
  return succeeded({ ...outcome.value, value: { ...reply, pdf } })
}

/** The bytes of a file that is answered are looked for when the transaction has ended: they are read whole, or drawn, the first time. */
async function located(
  { content, thumbnails }: World,
  outcome: Outcome<OperationAnswer>,
): Promise<Outcome<OperationAnswer>> {
  if (!outcome.ok || !outcome.value.file) return outcome
  const { file } = outcome.value
  const { place, mediaType, thumbnail } = file
  if (thumbnail === undefined) {
    const { path } = await content.find(place)
    return succeeded({ ...outcome.value, file: { ...file, path } })
  }
  const picture = await thumbnails(place, { mediaType, most: thumbnail })
  if (!picture.ok) return picture
  return succeeded({ ...outcome.value, file: { ...file, ...picture.value, mediaType: thumbnailType } })
}

type Writing = { readonly perform: Perform; readonly notes: AuditNote[]; readonly brought?: Brought }

/** A write in its transaction, which keeps what it has done together with its audit row and the receipt of its key. */
async function writing(
  world: World,
  call: Call,
  { notes, ...doing }: Writing,
): Promise<Outcome<OperationAnswer>> {
  const afterwards: (() => Promise<void>)[] = []
  const written = await world.database.transaction(settingsOf(call), async (transaction, atEnd) => {
    const inside = openContext(world, call, { transaction, notes, afterwards })
    const outcome = await once(call, inside, { ...doing, atEnd })
    if (!outcome.ok || leavesNothing(call)) return outcome
    const ending = { kind: 'done', answer: outcome.value } as const
    atEnd(auditAtEnd([auditOf(world, call, { ending, notes })]))
    return outcome
  })
  if (written.ok && !leavesNothing(call)) for (const act of afterwards) await act()
  return written
}

/** Whoever asked for a row only if there is none has met one that somebody else was making: another look finds it. */
function isThereNow({ options }: Call, outcome: Outcome<OperationAnswer>): boolean {
  return (
    options.ifNoneExists !== undefined &&
    !outcome.ok &&
    outcome.failure.kind === 'conflict' &&
    outcome.failure.subStatus === subStatuses.possibleDuplicate
  )
}

/** A read, or a write that is only tried. */
export function leavesNothing(call: Call): boolean {
  return call.options.dryRun === true || reads(call)
}

function reads({ operation }: Call): boolean {
  return onlyReads(operations[operation].verb)
}

/**
 * An act whose schema asks for a `credential`, and a purge, get no further without the right one. It is judged before the
 * transaction opens, so that none is held while a password is hashed.
 */
async function checkCredential(
  world: World,
  { actor, operation, input, options }: Call,
  credential: string | undefined,
): Promise<Outcome<void>> {
  if (credential === undefined) return succeeded(undefined)
  const { address, site } = options
  const said = saidIn(input)
  const about = aboutCall(operation, said)
  const batch = batchOf(operation, said)
  return world.checkCredential(actor, { credential, about, batch, address, site })
}

type Refused = {
  readonly refusal: Outcome<never>
  readonly credential: string | undefined
  readonly notes: AuditNote[]
}

/**
 * A code or a passkey opens once. Where its call was done and only the answer was lost, the same key is answered by its receipt;
 * whatever is not done already stays refused.
 */
async function ifDoneBefore(
  world: World,
  call: Call,
  { refusal, credential, notes }: Refused,
): Promise<Outcome<OperationAnswer>> {
  const opensOnce = credential !== undefined && methodOf(credential) !== 'Password'
  if (!opensOnce || call.options.idempotencyKey === undefined) return refusal
  return writing(world, call, { perform: async () => refusal, notes })
}

/** The verbs that read a row by its id. */
const short: readonly string[] = ['read', 'readVersion']

function settingsOf(call: Call): TransactionSettings {
  const { actor, operation, options } = call
  return {
    practiceId: actor.practiceId,
    actorId: actor.personId,
    profileId: handOf(actor)?.id ?? null,
    operation,
    reach: actor.reach,
    profiles: actor.profiles,
    allowed: [...actor.allowed, ...patientOfOfficer(call)],
    circles: actor.circles,
    isBackground: actor.job !== undefined,
    isShort: short.includes(operations[operation].verb),
    isTrial: options.dryRun === true,
  }
}
