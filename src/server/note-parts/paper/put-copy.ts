import type { ClinicalDocument } from '#generated/types/clinical-document.ts'
import type { Content } from '#generated/types/content.ts'
import type { Context, JobInside } from '#server/operations/handler.ts'
import type { PrintedFile } from '#server/operations/jobs/job.ts'
import { addContent, holdBytes, takeRoom } from '#server/stores/content/content-query.ts'
import type { Opened } from '#server/stores/opened.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { takeWantedCopy, type WantedCopy } from './copy-wanted-query.ts'

/** What is said of a copy beside its file. */
export type CopiedFacts = Pick<
  ClinicalDocument,
  'subject' | 'type' | 'title' | 'status' | 'author' | 'period' | 'watermark'
>

type Copied = { readonly facts: CopiedFacts; readonly file: PrintedFile }

/** Puts a copy into the chart, in the place of the one before, which stays and says so. The trail names the hash of its bytes. */
export async function putCopy(
  { context, opened }: JobInside,
  wanted: WantedCopy,
  { facts, file }: Copied,
): Promise<Outcome<number>> {
  const isWanted = await takeWantedCopy(context.transaction, context.actor.practiceId, wanted)
  if (!isWanted) return succeeded(0)
  const before = await standingCopy(context, wanted)
  if (!before.ok) return before
  const id = context.newId()
  const held = await heldFile(opened, id, { facts, file })
  if (!held.ok) return held
  const stored = await context.stores.of('ClinicalDocument').create(
    {
      ...facts,
      format: 'Pdf',
      source: { id: wanted.id, resourceType: wanted.type },
      sourceVersion: wanted.versionId,
      released: { toPatient: false },
      content: contentOf(context, id, file),
      ...(before.value && { replaces: { id: before.value.id, resourceType: 'ClinicalDocument' } }),
    },
    { id },
  )
  if (!stored.ok) return stored
  context.note({
    target: { type: 'ClinicalDocument', id, versionId: stored.value.meta.versionId },
    patientId: facts.subject.id,
    detail: { copy: file.hash, of: `${wanted.type}/${wanted.id}`, version: wanted.versionId },
  })
  if (!before.value) return succeeded(1)
  const { value: old } = before
  const told = await context.stores
    .of('ClinicalDocument')
    .update(
      { id: old.id, versionId: old.meta.versionId },
      { ...old, replacedBy: { id, resourceType: 'ClinicalDocument' } },
    )
  return told.ok ? succeeded(1) : told
}

/** Says of the copy that stands that the signatures under its source were taken back: it stays to be read, and what is signed next replaces it. */
export async function withdrawCopy(
  { context }: JobInside,
  wanted: WantedCopy,
  withdrawnAt: string,
): Promise<Outcome<number>> {
  const isWanted = await takeWantedCopy(context.transaction, context.actor.practiceId, wanted)
  const standing = isWanted ? await standingCopy(context, wanted) : succeeded(undefined)
  if (!standing.ok) return standing
  if (!standing.value) return succeeded(0)
  const { id, meta } = standing.value
  const next = { ...standing.value, withdrawnAt }
  const told = await context.stores.of('ClinicalDocument').update({ id, versionId: meta.versionId }, next)
  if (!told.ok) return told
  context.note({
    target: { type: 'ClinicalDocument', id, versionId: told.value.meta.versionId },
    patientId: standing.value.subject.id,
    detail: { of: `${wanted.type}/${wanted.id}`, version: wanted.versionId },
  })
  return succeeded(1)
}

/** The copy of a row that no other has replaced. */
async function standingCopy(
  { stores }: Context,
  { id }: WantedCopy,
): Promise<Outcome<ClinicalDocument | undefined>> {
  const filters = [{ field: 'source', op: 'eq', value: id }] as const
  const found = await stores.of('ClinicalDocument').find({ filters, pageSize: 500 })
  if (!found.ok) return found
  return succeeded(
    found.value.rows.find(({ sourceVersion, replacedBy }) => sourceVersion !== undefined && !replacedBy),
  )
}

/** The bytes are the practice's and count for nobody's own room. */
async function heldFile(
  { actor, ...opened }: Opened,
  id: string,
  { facts, file }: Copied,
): Promise<Outcome<void>> {
  const house = { ...opened, actor: { ...actor, personId: null } }
  const room = await takeRoom(house, file.size)
  if (!room.ok) return room
  await holdBytes(house, file.hash)
  const { hash, size } = file
  const kept = { resourceId: id, versionId: '1', patientId: facts.subject.id, hash, size }
  await addContent(house, { ...kept, mediaType: 'application/pdf' })
  return succeeded(undefined)
}

function contentOf({ now }: Context, id: string, { hash, size }: PrintedFile): Content {
  return {
    contentType: 'application/pdf',
    url: `ClinicalDocuments/${id}/_history/1/content`,
    hash,
    size,
    created: now.iso,
  }
}
