import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Note } from '#generated/types/note.ts'
import type { Transaction } from '#server/database/database.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { noteContent } from '#shared/notes/note-content.ts'
import { membersOf } from '#shared/patch/members-of.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { isObject } from '#shared/patch/patch-operation.ts'
import type { TrailFinding, TrailFlaw } from './trail-finding.ts'

/** The newest manifest of a note. */
export type LastManifest = { readonly note: string; readonly content: JsonObject }

type NoteRow = {
  readonly version_id: string
  readonly is_deleted: boolean
  readonly is_locked: boolean
  readonly patient_id: string | null
  readonly content: string
}

type VersionRow = { readonly content: string | null }

/** Verifies a note: holds it, and the version of it that was signed, against its newest manifest. */
export async function compareNote(
  transaction: Transaction,
  practiceId: string,
  manifest: LastManifest,
): Promise<readonly TrailFinding[]> {
  const { note, content } = manifest
  const { rows: notes } = await sql<NoteRow>`
    select version_id, is_deleted, is_locked, patient_id, content::text as content from resource
    where practice_id = ${practiceId}::uuid and id = ${note}::uuid and type = 'Note'`.execute(transaction)
  const { rows: kept } = await sql<VersionRow>`
    select content::text as content from resource_history
    where practice_id = ${practiceId}::uuid and id = ${note}::uuid and version_id = ${String(content.version)}::bigint`.execute(
    transaction,
  )
  const isMoved = await wasMerged(transaction, practiceId, {
    signed: patientOf(manifest),
    found: notes[0]?.patient_id,
  })
  return [...judgeVersion(manifest, kept[0]), ...judgeNote(manifest, notes[0], isMoved)]
}

function patientOf({ content }: LastManifest): unknown {
  return membersOf(membersOf(content.content).patient).id ?? null
}

/** A signed note stands under another patient only where the trail, which is chained, tells that the signed one was merged into that one. */
async function wasMerged(
  transaction: Transaction,
  practiceId: string,
  { signed, found }: { readonly signed: unknown; readonly found: string | null | undefined },
): Promise<boolean> {
  if (typeof signed !== 'string' || typeof found !== 'string' || signed === found) return false
  const { rows } = await sql`
    select 1 from audit_event where practice_id = ${practiceId}::uuid and patient_id = ${found}::uuid and outcome = 'Success'
      and detail ->> 'operation' = 'patient.merge' and detail ->> 'merged' = ${signed} limit 1`.execute(
    transaction,
  )
  return rows.length > 0
}

function judgeVersion(manifest: LastManifest, row: VersionRow | undefined): readonly TrailFinding[] {
  if (!row?.content) return [finding(manifest, 'signed version missing')]
  return isSigned(manifest, row.content) ? [] : [finding(manifest, 'signed version altered')]
}

function judgeNote(
  manifest: LastManifest,
  row: NoteRow | undefined,
  isMoved: boolean,
): readonly TrailFinding[] {
  if (!row || row.is_deleted) return [finding(manifest, 'note missing')]
  const { content } = manifest
  const locks = content.locks === true
  const isNewest = row.version_id === String(content.version)
  const isRight = isNewest ? isSigned(manifest, row.content) : !locks && said(row.content) !== undefined
  const isWhole = isRight && (isMoved || row.patient_id === patientOf(manifest))
  return [
    ...(isWhole ? [] : [finding(manifest, 'note altered')]),
    ...(locks && !row.is_locked ? [finding(manifest, 'note unlocked')] : []),
  ]
}

/** The stored text is the one whose hash was signed; of older manifests, which know none, it holds what was signed. */
function isSigned({ content }: LastManifest, text: string): boolean {
  if (typeof content.stored === 'string')
    return createHash('sha256').update(text, 'utf8').digest('hex') === content.stored
  if (!isObject(content.content)) return false
  const { session: _session, ...signed } = content.content
  const note = said(text)
  return note !== undefined && canonicalJson(noteContent(note, undefined)) === canonicalJson(signed)
}

function said(text: string): Note | undefined {
  try {
    const note: Note = JSON.parse(text)
    return Array.isArray(note.sections) && Array.isArray(note.participants) ? note : undefined
  } catch {
    return undefined
  }
}

function finding({ note, content }: LastManifest, flaw: TrailFlaw): TrailFinding {
  const version = Number(content.version)
  return { flaw, note, from: version, to: version }
}
