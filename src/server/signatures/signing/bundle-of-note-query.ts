import { sql } from 'kysely'
import type { Note } from '#generated/types/note.ts'
import { hidesWords } from '#server/note-parts/paper/hides-words.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { canonicalJson } from '#shared/notes/canonical-json.ts'
import { isWriter } from '#shared/notes/is-writer.ts'
import { isFrozen } from '#shared/notes/note-lifecycle.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { JsonObject } from '#shared/patch/patch-operation.ts'

type Row = {
  readonly number: number
  readonly content: JsonObject
  readonly hash: string
  readonly signature: string
  readonly key_id: string
}

/**
 * The proof of a note as one text: a line of canonical JSON for each manifest with its signature, and a last line, signed too,
 * that says how many there are and what the last one is. A draft of others is proven to its writers alone, and what is signed in part or
 * amended at the moment to those who read its words, for they stand in the proof.
 */
export const bundleOfNote: Handler<'note.bundle'> = async (context, { id }) => {
  const found = await context.stores.of('Note').get(id)
  if (!found.ok) return found
  const note = found.value
  const isOthers = !isFrozen(note.signingState) && !isWriter(note, context.actor.profile?.id)
  if (isOthers || hidesWords(context, note)) return failed({ kind: 'forbidden', permission: 'Note:Read' })
  const rows = await manifestsOf(context, note)
  if (!rows.ok) return rows
  const keys = await keysOf(context, rows.value)
  if (!keys.ok) return keys
  const lines = rows.value.map(({ content, signature }) => canonicalJson({ manifest: content, signature }))
  return succeeded({
    name: `note-${note.serviceDate}-${note.id.slice(-8)}.proof`,
    bundle: [...lines, sealOf(context, note, { rows: rows.value, keys: keys.value })]
      .map((line) => `${line}\n`)
      .join(''),
  })
}

async function manifestsOf(context: Context, note: Note): Promise<Outcome<readonly Row[]>> {
  const { rows } = await sql<Row>`
    select number, content, encode(hash, 'hex') as hash, encode(signature, 'base64') as signature, key_id from manifest
    where practice_id = ${context.actor.practiceId}::uuid and note_id = ${note.id}::uuid order by number`.execute(
    context.transaction,
  )
  const isWhole = rows.length > 0 && rows.every(({ number }, index) => number === index + 1)
  return isWhole
    ? succeeded(rows.map((row) => ({ ...row, signature: row.signature.replaceAll('\n', '') })))
    : failed({ kind: 'conflict', because: 'signatures.nothing-proven' })
}

/** The public keys, today's and those of former years, that the manifests were signed with. */
async function keysOf(
  { transaction, signer }: Context,
  rows: readonly Row[],
): Promise<Outcome<Readonly<Record<string, string>>>> {
  const ids = [...new Set(rows.map(({ key_id }) => key_id))]
  const found = await sql<{ readonly id: string; readonly key: string }>`
    select id, encode(public_key, 'base64') as key from public_key
    where id = any (${ids}) and purpose = 'signing'`.execute(transaction)
  const former = found.rows.map(({ id, key }) => [id, key.replaceAll('\n', '')] as const)
  const keys = Object.fromEntries([...former, [signer.keyId, signer.publicKey]])
  return ids.every((id) => keys[id] !== undefined)
    ? succeeded(keys)
    : failed({ kind: 'conflict', because: 'signatures.key-missing' })
}

type Sealed = { readonly rows: readonly Row[]; readonly keys: Readonly<Record<string, string>> }

function sealOf(context: Context, note: Note, { rows, keys }: Sealed): string {
  const { signer, actor, now } = context
  const seal = {
    format: 'goldthread-proof-1',
    practice: actor.practiceId,
    note: note.id,
    count: rows.length,
    last: rows.at(-1)?.hash ?? null,
    state: note.signingState,
    exportedAt: now.iso,
    algorithm: 'Ed25519',
    keyId: signer.keyId,
    keys,
  }
  const bytes = signer.sign(Buffer.from(canonicalJson(seal), 'utf8'))
  return canonicalJson({ seal, signature: Buffer.from(bytes).toString('base64') })
}
