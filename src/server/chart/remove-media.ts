import { registry } from '#generated/tables/registry.ts'
import type { Media } from '#generated/types/media.ts'
import type { Job, JobWork } from '#server/operations/jobs/job.ts'
import { insertAudit } from '#server/stores/audit/insert-audit.ts'
import { removeContent } from '#server/stores/content/content-query.ts'
import { freeBytes } from '#server/stores/content/free-bytes.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { openRows } from '#server/stores/opening/open-stores.ts'
import { patientOf } from '#server/stores/rows/columns.ts'
import { systemPersonId } from '#server/stores/system-person-id.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { membersOf } from '#shared/patch/members-of.ts'

/** Removes for good the files of media whose date has passed, those of earlier versions too; what the rows say of them stays. */
export const removeMedia: Job = async (work) => {
  const { each, now, goOn } = work
  const filters = [{ field: 'deleteAfter', op: 'le', value: now.iso }] as const
  let removed = 0
  for await (const media of each('Media', { filters })) {
    goOn()
    if (hasFile(media)) removed += await removeFile(work, media.id)
  }
  return removed
}

function hasFile({ content }: Pick<Media, 'content'>): boolean {
  return content !== undefined && content.size > 0
}

async function removeFile(work: JobWork, id: string): Promise<number> {
  const { practiceId, now, open } = work
  const hashes = await open('automation', async (opened): Promise<Outcome<readonly string[]>> => {
    const rows = openRows(opened, 'Media')
    const loaded = await rows.load(id)
    if (!loaded.ok) return loaded
    const { document } = loaded.value
    const files = await removeContent(opened, id)
    const { width: _width, height: _height, ...rest } = document
    const content = { ...membersOf(document.content), size: 0, created: now.iso }
    const written = await rows.replace(loaded.value, { ...rest, content }, {})
    if (!written.ok) return written
    await insertAudit(opened.transaction, [eventOf(work, written.value)])
    return succeeded(files.map(({ hash }) => hash))
  })
  // Others have changed or deleted the row since it was found: the next night looks again.
  if (!hashes.ok) return 0
  await freeBytes(work, practiceId, hashes.value)
  return 1
}

function eventOf({ practiceId, newId, now }: JobWork, document: StoredDocument) {
  return {
    practiceId,
    id: newId(),
    at: now.iso,
    requestId: newId(),
    actorId: systemPersonId,
    profileId: null,
    action: 'D' as const,
    type: 'Media',
    resourceId: document.id,
    versionId: document.meta.versionId,
    patientId: patientOf(registry.Media, document),
    outcome: 'Success' as const,
    status: 200,
    reason: null,
    detail: { event: 'purge', job: 'RemoveMedia', text: 'RemoveMedia' },
  }
}
