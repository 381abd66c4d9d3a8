import { sql } from 'kysely'
import type { Note } from '#generated/types/note.ts'
import type { Signature } from '#generated/types/signature.ts'
import { digest } from '#server/note-parts/digest.ts'
import type { Context } from '#server/operations/handler.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { noteContent } from '#shared/notes/note-content.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import type { Signing } from './signing.ts'

/** What one signing leaves beside the note. */
export type Signed = {
  readonly signing: Signing
  readonly note: Note
  readonly signature: Signature
  /** Whether the note takes no plain write from now on. */
  readonly locks: boolean
}

/**
 * S6 Each signature leaves a manifest that is never changed: canonical JSON (RFC 8785), hashed with SHA-256, signed with
 * the instance's Ed25519 key, and holding the hash of the note's manifest before it.
 */
export async function writeManifest(context: Context, signed: Signed): Promise<Outcome<void>> {
  const last = await lastManifest(context, signed.note.id)
  const stored = await storedHash(context, signed.note.id)
  const content = manifestOf(context, signed, { previous: last?.hash, stored })
  const text = canonicalJson(content)
  const hash = digest(text)
  const signature = Buffer.from(context.signer.sign(Buffer.from(text, 'utf8')))

  const { practiceId } = context.actor
  const number = (last?.number ?? 0) + 1
  const proof = context.prove(`manifest ${practiceId} ${signed.note.id} ${number} ${hash.toString('hex')}`)
  await sql`select set_config('goldthread.manifest', ${proof}, true)`.execute(context.transaction)
  await sql`
    insert into manifest (practice_id, note_id, number, patient_id, content, hash, previous_hash, key_id, signature, signed_at)
    values (${practiceId}, ${signed.note.id}, ${number}, ${signed.note.patient?.id ?? null},
            ${text}::json, ${hash}, ${last?.hash ?? null}, ${context.signer.keyId}, ${signature}, ${context.now.iso})
  `.execute(context.transaction)
  context.note({
    target: { type: 'Note', id: signed.note.id, versionId: signed.note.meta.versionId },
    ...(signed.note.patient ? { patientId: signed.note.patient.id } : {}),
    detail: {
      manifest: hash.toString('hex'),
      step: signed.signing.step.id,
      meaning: signed.signature.meaning,
    },
  })
  return succeeded(undefined)
}

type Last = { readonly number: number; readonly hash: Buffer }

async function lastManifest(context: Context, noteId: string): Promise<Last | undefined> {
  const found = await sql<Last>`
    select number, hash from manifest
    where practice_id = ${context.actor.practiceId} and note_id = ${noteId}
    order by number desc limit 1
  `.execute(context.transaction)
  return found.rows[0]
}

/** SHA-256 of the note's row as this transaction has just stored it, so that each byte of it can be vouched for. */
async function storedHash(context: Context, noteId: string): Promise<string> {
  const found = await sql<{ stored: string }>`
    select encode(sha256(convert_to(content::text, 'UTF8')), 'hex') as stored from resource
    where practice_id = ${context.actor.practiceId} and id = ${noteId}
  `.execute(context.transaction)
  return found.rows[0]?.stored ?? ''
}

type Around = { readonly previous: Buffer | undefined; readonly stored: string }

/** Every fact of the signing itself; the signed content stands in it whole, so that an export can be verified years later. */
function manifestOf(
  context: Context,
  { signing, note, signature, locks }: Signed,
  { previous, stored }: Around,
): JsonObject {
  const { encounter } = signing.parts.session ?? {}
  return {
    format: 'goldthread-manifest-1',
    practice: context.actor.practiceId,
    note: note.id,
    version: note.meta.versionId,
    stored,
    locks,
    contentHash: signature.contentHash,
    content: noteContent(signing.parts.note, encounter),
    definition: { id: note.definition.id, version: note.definition.versionId ?? null },
    signer: signature.signer.id,
    printedName: signature.credentialsText ?? '',
    role: signature.role,
    meaning: signature.meaning,
    step: signing.step.id,
    attestation: signing.step.attestationText ?? null,
    signedAt: context.now.iso,
    zone: encounter?.timezone ?? null,
    method: signature.method,
    methodStrength: 'password',
    algorithm: 'Ed25519',
    keyId: context.signer.keyId,
    previousManifestHash: previous ? previous.toString('hex') : null,
  }
}
