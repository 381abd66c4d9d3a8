import { createHash, verify } from 'node:crypto'
import { sql } from 'kysely'
import type { SigningKey } from '#server/database/audit/checkpoint.ts'
import { eventColumns } from '#server/database/audit/link-events.ts'
import type { Transaction } from '#server/database/database.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { compareNote } from './compare-note.ts'
import type { SignedNotes } from './signed-notes.ts'
import type { TrailFinding, TrailFlaw } from './trail-finding.ts'

type Judging = { readonly signer: Pick<SigningKey, 'publicKey'>; readonly notes: SignedNotes }

type ManifestRow = {
  readonly note_id: string
  readonly number: number
  readonly patient_id: string | null
  readonly content: JsonObject
  readonly hash: Uint8Array
  readonly previous_hash: Uint8Array | null
  readonly key_id: string
  readonly signature: Uint8Array
  readonly signed_at: string
}

const portion = 200

/**
 * Verifies signatures: holds the manifests of a practice against the signer's key, against one another and against the signings of its trail, and the
 * notes against their last manifests.
 */
export async function compareManifests(
  transaction: Transaction,
  practiceId: string,
  judging: Judging,
): Promise<{ readonly count: number; readonly findings: readonly TrailFinding[] }> {
  for (const event of await waitingSignings(transaction, practiceId)) judging.notes.hear(event)
  const findings: TrailFinding[] = []
  const found = new Set<string>()
  let count = 0
  for await (const [note, rows] of manifestsOf(transaction, practiceId)) {
    count += rows.length
    findings.push(...judgeManifests(practiceId, rows, judging))
    for (const { hash } of rows) found.add(`${note} ${hex(hash)}`)
    const newest = rows.at(-1)
    if (newest)
      findings.push(...(await compareNote(transaction, practiceId, { note, content: newest.content })))
  }
  return { count, findings: [...findings, ...neverFound(judging.notes, found, findings)] }
}

/** Signings of which no manifest is there; where it is already said of a note that one was altered or removed, that is enough. */
function neverFound(
  notes: SignedNotes,
  found: ReadonlySet<string>,
  findings: readonly TrailFinding[],
): readonly TrailFinding[] {
  const named = new Set(findings.flatMap(({ note, flaw }) => (flaw.startsWith('manifest') ? [note] : [])))
  return [...notes.all()].flatMap(([note, hashes]) => {
    const isWhole = [...hashes].every((hash) => found.has(`${note} ${hash}`))
    const number = hashes.size
    return isWhole || named.has(note) ? [] : [{ flaw: 'manifest missing', note, from: number, to: number }]
  })
}

/** The manifests note by note. */
async function* manifestsOf(
  transaction: Transaction,
  practiceId: string,
): AsyncGenerator<[string, readonly ManifestRow[]]> {
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const byNote = await readManifests(transaction, practiceId, after)
    yield* byNote
    if (byNote.size < portion) return
    after = [...byNote.keys()].at(-1) ?? after
  }
}

/** Signings that are committed and not linked yet. */
async function waitingSignings(transaction: Transaction, practiceId: string): Promise<readonly JsonObject[]> {
  const { rows } = await sql<JsonObject>`
    select ${eventColumns} from audit_waiting w join audit_event e on e.practice_id = w.practice_id and e.id = w.event_id
    where w.practice_id = ${practiceId}::uuid and e.detail ->> 'manifest' is not null`.execute(transaction)
  return rows
}

/** The manifests of the next notes, each note's whole and in order. */
async function readManifests(
  transaction: Transaction,
  practiceId: string,
  after: string,
): Promise<Map<string, ManifestRow[]>> {
  const { rows } = await sql<ManifestRow>`
    select note_id, number, patient_id, content, hash, previous_hash, key_id, signature, signed_at from manifest
    where practice_id = ${practiceId}::uuid and note_id in (
      select distinct note_id from manifest where practice_id = ${practiceId}::uuid and note_id > ${after}::uuid
      order by note_id limit ${portion})
    order by note_id, number`.execute(transaction)
  return Map.groupBy(rows, ({ note_id }) => note_id)
}

function judgeManifests(
  practiceId: string,
  rows: readonly ManifestRow[],
  judging: Judging,
): readonly TrailFinding[] {
  const findings: TrailFinding[] = []
  let before: ManifestRow | undefined
  for (const row of rows) {
    const expected = (before?.number ?? 0) + 1
    const find = (flaw: TrailFlaw, from: number, to: number) =>
      findings.push({ flaw, from, to, note: row.note_id })
    if (row.number > expected) find('manifest missing', expected, row.number - 1)
    if (!isWhole(practiceId, row, judging)) find('manifest altered', row.number, row.number)
    else if (!judging.notes.has(row.note_id, hex(row.hash)))
      find('manifest not in the trail', row.number, row.number)
    else if (row.number === expected && !follows(row, before))
      find('manifest altered', row.number, row.number)
    before = row
  }
  return findings
}

/** Each column says what the signed text says. */
function isWhole(practiceId: string, row: ManifestRow, { signer }: Judging): boolean {
  const { content } = row
  const text = Buffer.from(canonicalJson(content), 'utf8')
  const patient = membersOf(membersOf(content.content).patient)
  return (
    hex(createHash('sha256').update(text).digest()) === hex(row.hash) &&
    verify(null, text, signer.publicKey, row.signature) &&
    content.practice === practiceId &&
    content.note === row.note_id &&
    content.keyId === row.key_id &&
    content.signedAt === row.signed_at &&
    (content.previousManifestHash ?? null) === (row.previous_hash && hex(row.previous_hash)) &&
    (patient.id ?? null) === row.patient_id
  )
}

function follows(row: ManifestRow, before: ManifestRow | undefined): boolean {
  return (row.previous_hash ? hex(row.previous_hash) : undefined) === (before && hex(before.hash))
}

function hex(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('hex')
}
