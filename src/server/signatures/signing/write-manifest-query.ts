import { sql } from 'kysely'
import type { Encounter } from '#generated/types/encounter.ts'
import type { Note } from '#generated/types/note.ts'
import { sendWithNext } from '#server/database/turns/kysely-over.ts'
import { digest } from '#server/note-parts/digest.ts'
import type { Context } from '#server/operations/handler.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { noteContent } from '#shared/notes/note-content.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { strengthOf } from './strength-of.ts'

/** What a signing, or another act on a signed note, leaves beside the note. */
export type Witnessed = {
  /** The note whose content was signed or acted upon, and as it was stored then. */
  readonly signed: Note
  readonly note: Note
  readonly encounter: Encounter | undefined
  /** Whether the note takes no plain write from now on. */
  readonly locks: boolean
  /** What was done, by whom, how and why. */
  readonly facts: JsonObject
}

/**
 * S6 Each signature, and each act that takes one back or adds to what was signed, leaves a manifest that is never changed:
 * canonical JSON (RFC 8785), hashed with SHA-256, signed with the instance's Ed25519 key, and holding the hash of the note's
 * manifest before it.
 */
export async function writeManifest(context: Context, witnessed: Witnessed): Promise<Outcome<void>> {
  const { note, facts } = witnessed
  const { last, stored } = await standing(context, note.id)
  const content = manifestOf(context, witnessed, { previous: last?.hash, stored })
  const text = canonicalJson(content)
  const hash = digest(text)
  const signature = Buffer.from(context.signer.sign(Buffer.from(text, 'utf8')))

  const { practiceId } = context.actor
  const number = (last?.number ?? 0) + 1
  const proof = context.prove(`manifest ${practiceId} ${note.id} ${number} ${hash.toString('hex')}`)
  sendWithNext(context.transaction, sql`select set_config('goldthread.manifest', ${proof}, true)`)
  await sql`
    insert into manifest (practice_id, note_id, number, patient_id, content, hash, previous_hash, key_id, signature, signed_at)
    values (${practiceId}, ${note.id}, ${number}, ${note.patient?.id ?? null},
            ${text}::json, ${hash}, ${last?.hash ?? null}, ${context.signer.keyId}, ${signature}, ${context.now.iso})
  `.execute(context.transaction)
  context.note({
    target: { type: 'Note', id: note.id, versionId: note.meta.versionId },
    ...(note.patient ? { patientId: note.patient.id } : {}),
    detail: { manifest: hash.toString('hex'), ...toldOf(facts) },
  })
  return succeeded(undefined)
}

/** What the trail says too: codes and ids, never words of a note. */
function toldOf({ act, step, meaning, reason }: JsonObject): JsonObject {
  return {
    ...(act !== undefined && act !== 'sign' && { act }),
    ...(step !== undefined && { step }),
    ...(meaning !== undefined && { meaning }),
    ...(typeof reason === 'string' && { reason }),
  }
}

type Standing = {
  /** The note's manifest before this one. */
  readonly last: { readonly number: number; readonly hash: Buffer } | undefined
  /** SHA-256 of the note's row as this transaction has just stored it, so that each byte of it can be vouched for. */
  readonly stored: string
}

async function standing(context: Context, noteId: string): Promise<Standing> {
  const found = await sql<{ stored: string; number: number | null; hash: Buffer | null }>`
    select encode(sha256(convert_to(r.content::text, 'UTF8')), 'hex') as stored, last.number, last.hash
    from resource r
    left join lateral (
      select number, hash from manifest
      where practice_id = r.practice_id and note_id = r.id
      order by number desc limit 1
    ) last on true
    where r.practice_id = ${context.actor.practiceId} and r.id = ${noteId}
  `.execute(context.transaction)
  const [row] = found.rows
  const { number, hash } = row ?? {}
  const isFirst = number === undefined || number === null || !hash
  return { last: isFirst ? undefined : { number, hash }, stored: row?.stored ?? '' }
}

type Around = { readonly previous: Buffer | undefined; readonly stored: string }

/** Every fact of the act itself; the signed content stands in it whole, so that an export can be verified years later. */
function manifestOf(
  context: Context,
  { signed, note, encounter, locks, facts }: Witnessed,
  { previous, stored }: Around,
): JsonObject {
  const content = noteContent(signed, encounter)
  return {
    format: 'goldthread-manifest-1',
    practice: context.actor.practiceId,
    note: note.id,
    version: note.meta.versionId,
    state: note.signingState,
    stored,
    locks,
    contentHash: digest(canonicalJson(content)).toString('hex'),
    content,
    definition: { id: note.definition.id, version: note.definition.versionId ?? null },
    signedAt: context.now.iso,
    zone: encounter?.timezone ?? null,
    algorithm: 'Ed25519',
    keyId: context.signer.keyId,
    previousManifestHash: previous ? previous.toString('hex') : null,
    ...provenBy(context),
    ...facts,
  }
}

/** By what it was proved who acted; of a passkey which one, and to what it answered. */
function provenBy({ proof }: Context): JsonObject {
  return proof ? { provedBy: strengthOf(proof.method), ...(proof.passkey && { passkey: proof.passkey }) } : {}
}
