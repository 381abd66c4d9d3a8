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
  return [...judgeVersion(manifest, kept[0]), ...judgeNote(manifest, notes[0])]
}

function judgeVersion(manifest: LastManifest, row: VersionRow | undefined): readonly TrailFinding[] {
  if (!row?.content) return [finding(manifest, 'signed version missing')]
  return isSigned(manifest, row.content) ? [] : [finding(manifest, 'signed version altered')]
}

function judgeNote(manifest: LastManifest, row: NoteRow | undefined): readonly TrailFinding[] {
  if (!row || row.is_deleted) return [finding(manifest, 'note missing')]
  const { content } = manifest
  const locks = content.locks === true
  const patient = membersOf(membersOf(content.content).patient)
  const isNewest = row.version_id === String(content.version)
  const isRight = isNewest ? isSigned(manifest, row.content) : !locks && said(row.content) !== undefined
  const isWhole = isRight && row.patient_id === (patient.id ?? null)
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
