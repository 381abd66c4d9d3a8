import { sql } from 'kysely'
import { isGenuine, type SigningKey } from '#server/database/audit/checkpoint.ts'
import { endOfChain, linkHash, noHash } from '#server/database/audit/link-events.ts'
import { firstLink, readCheckpoints, readLinks } from '#server/database/audit/read-links.ts'
import type { Transaction } from '#server/database/database.ts'
import {
  type ArchivedEvent,
  ArchiveFault,
  type ArchiveFile,
  archivesOf,
  readArchive,
  writeArchive,
} from './archive-file.ts'
import { noteMove } from './note-move.ts'

/** For how many days events stay in the database, where they go then, and the person as whom the installation itself acts. */
export type ArchiveRule = {
  readonly days: number
  readonly directory: string
  readonly by: string
  readonly newId: () => string
}

/** What moving needs: turns of the owner one after the other, who signs, the moment as ISO text. */
export type Moving = {
  readonly turn: <Value>(act: (transaction: Transaction) => Promise<Value>) => Promise<Value>
  readonly signing: SigningKey
  readonly now: string
}

/** A stretch of a trail that may not leave the database, because it is not as it was written. */
export class TrailFault extends Error {}

type Stretch = {
  readonly practiceId: string
  readonly first: number
  readonly last: number
  /** The hash before the first event, and the signed one of the last. */
  readonly before: Uint8Array
  readonly hash: Uint8Array
}

const day = 86_400_000
const mostAtOnce = 10_000
const portion = 500

/**
 * Moves one stretch of one practice's trail into an archive file: events that were signed before the rule's days, from one signed
 * checkpoint to another, so that the chain goes on from the file into the database. The file is written, read back and held
 * against the signatures before anything leaves the database; a move that was interrupted is brought to its end. Answers
 * whether there may be more. Rejects with a TrailFault or ArchiveFault where something is not as it was written, once all
 * others have moved, and with the file system's errors.
 */
export async function archiveOnce(rule: ArchiveRule, moving: Moving): Promise<boolean> {
  const until = new Date(Date.parse(moving.now) - rule.days * day).toISOString()
  const practiceIds = await moving.turn((transaction) => practicesWithOld(transaction, until))
  const faults: Error[] = []
  for (const practiceId of practiceIds) {
    try {
      if (await moveNext({ practiceId, until, rule }, moving)) return true
    } catch (error) {
      if (!(error instanceof TrailFault || error instanceof ArchiveFault)) throw error
      faults.push(error)
    }
  }
  const [fault] = faults
  if (fault) throw fault
  return false
}

type Asked = { readonly practiceId: string; readonly until: string; readonly rule: ArchiveRule }

/** Whether something of this practice was moved. */
async function moveNext({ practiceId, until, rule }: Asked, moving: Moving): Promise<boolean> {
  const { directory } = rule
  const begun = await interrupted({ directory, practiceId }, moving)
  const stretch = await nextStretch({ practiceId, until, begun }, moving)
  if (!stretch) return false
  if (begun) await hold(begun, stretch)
  else await writeArchive({ directory, ...stretch }, linksOf(stretch, moving), (file) => hold(file, stretch))
  await remove(stretch, rule, moving)
  return true
}

/** Practices that hold links up to a checkpoint that is old enough; the last link of a chain stays, for the next to follow upon. */
async function practicesWithOld(transaction: Transaction, until: string): Promise<readonly string[]> {
  const { rows } = await sql<{ practice_id: string }>`
    select p.practice_id
    from (select distinct practice_id from audit_checkpoint where at <= ${until}::timestamptz) p,
      lateral (select min(number) as first, max(number) as last from audit_link l where l.practice_id = p.practice_id) held
    where exists (select 1 from audit_checkpoint c where c.practice_id = p.practice_id and c.at <= ${until}::timestamptz
      and c.number >= held.first and c.number < held.last)
    order by p.practice_id`.execute(transaction)
  return rows.map(({ practice_id }) => practice_id)
}

type Place = { readonly directory: string; readonly practiceId: string }

/** The file of a move that began, when the database still holds some of its events. */
async function interrupted(place: Place, { turn }: Moving): Promise<ArchiveFile | undefined> {
  const first = await turn((transaction) => firstLink(transaction, place.practiceId))
  return archivesOf(place.directory, place.practiceId).find(
    (file) => first !== undefined && file.first <= first && first <= file.last,
  )
}

type Wanted = {
  readonly practiceId: string
  readonly until: string
  /** The file of an interrupted move, which is to be brought to its end. */
  readonly begun: ArchiveFile | undefined
}

/** From the first event that the database holds, or the first of an interrupted move, to a signed one. */
function nextStretch({ practiceId, until, begun }: Wanted, { turn, signing }: Moving) {
  return turn(async (transaction): Promise<Stretch | undefined> => {
    const signed = (await readCheckpoints(transaction, practiceId))
      .filter((each) => each.keyId === signing.id && isGenuine(each, signing.publicKey))
      .map(({ number, at, hash }) => ({ number: Number(number), at, hash: Buffer.from(hash, 'hex') }))
    const first = begun?.first ?? (await firstLink(transaction, practiceId))
    const { number: end } = await endOfChain(transaction, practiceId)
    const ends = signed.filter(({ number, at }) =>
      begun ? number === begun.last : at <= until && number < end,
    )
    const before = first === 1 ? noHash : signed.find(({ number }) => number === (first ?? 0) - 1)?.hash
    const later = ends.filter(({ number }) => number >= (first ?? 0))
    const last = later.findLast(({ number }) => number < (first ?? 0) + mostAtOnce) ?? later[0]
    if (first === undefined || !last) return undefined
    if (!before) throw new TrailFault(`the checkpoint before event ${first} of ${practiceId} is missing`)
    return { practiceId, first, last: last.number, before, hash: last.hash }
  })
}

async function* linksOf(
  { practiceId, first, last }: Stretch,
  { turn }: Moving,
): AsyncGenerator<ArchivedEvent> {
  for (let after = first - 1; after < last; ) {
    const range = { after, most: Math.min(portion, last - after) }
    const links = await turn((transaction) => readLinks(transaction, practiceId, range))
    for (const { number, hash, event } of links) {
      if (!event) throw new TrailFault(`event ${number} of ${practiceId} is missing`)
      yield { number, hash, event }
    }
    const end = links.at(-1)?.number
    if (end === undefined) throw new TrailFault(`the links after event ${after} of ${practiceId} are missing`)
    after = end
  }
}

/** What lies on the disk leads, event by event, from one signed hash to the other. */
async function hold(file: ArchiveFile, { practiceId, first, last, before, hash }: Stretch): Promise<void> {
  const events = await readArchive(file)
  const made = events.reduce((previous, { event }) => linkHash(previous, event), before)
  if (file.first !== first || !Buffer.from(made).equals(hash))
    throw new TrailFault(`the events ${first} to ${last} of ${practiceId} do not lead to what was signed`)
}

/** In portions, the first together with the event that says so: until all are gone the database and the file hold some both. */
async function remove(
  { practiceId, first, last }: Stretch,
  { by, newId }: ArchiveRule,
  { turn, now }: Moving,
): Promise<void> {
  for (let start: number | undefined = first; start !== undefined && start <= last; ) {
    start = await turn(async (transaction) => {
      const from = await firstLink(transaction, practiceId)
      if (from === undefined || from > last) return undefined
      if (from === first) await noteMove(transaction, { practiceId, first, last, at: now, by, newId })
      const upTo = Math.min(last, from + portion - 1)
      await removeLinked(transaction, { practiceId, from, upTo })
      return upTo + 1
    })
  }
}

type Range = { readonly practiceId: string; readonly from: number; readonly upTo: number }

async function removeLinked(transaction: Transaction, { practiceId, from, upTo }: Range): Promise<void> {
  await sql`
    delete from audit_event where practice_id = ${practiceId}::uuid and id in (select event_id from audit_link
      where practice_id = ${practiceId}::uuid and number between ${from}::bigint and ${upTo}::bigint)`.execute(
    transaction,
  )
  await sql`
    delete from audit_link where practice_id = ${practiceId}::uuid
      and number between ${from}::bigint and ${upTo}::bigint`.execute(transaction)
}
