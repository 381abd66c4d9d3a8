import type { Reference } from '#generated/types/reference.ts'
import { notPublishable, stops } from '#server/definitions/definition/bad-transition.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { draftOf, publish } from './publish.ts'
import { publishNoteDefinition } from './publish-note-definition.ts'

/** Publishes a group note definition with the Draft parts that all have in common and that each member or service has, in one transaction, and pins their versions. */
export const publishGroupNoteDefinition: Handler<'groupNoteDefinition.publish'> = async (context, input) => {
  const draft = await draftOf(context, 'GroupNoteDefinition', input)
  if (!draft.ok) return draft
  const row = draft.value
  const common = await usablePart(context, row.common, '/common')
  if (!common.ok) return common
  const member = row.member ? await usablePart(context, row.member, '/member') : succeeded(undefined)
  if (!member.ok) return member

  const services: NonNullable<typeof row.serviceDefinitions>[number][] = []
  for (const [index, each] of (row.serviceDefinitions ?? []).entries()) {
    const part = await usablePart(context, each.definition, `/serviceDefinitions/${index}/definition`)
    if (!part.ok) return part
    services.push({ ...each, definition: part.value })
  }

  const next = {
    ...row,
    common: common.value,
    ...(member.value ? { member: member.value } : {}),
    ...(services.length > 0 ? { serviceDefinitions: services } : {}),
  }
  return publish(context, {
    type: 'GroupNoteDefinition',
    row: next,
    versionId: row.meta.versionId,
    findings: [],
  })
}

/** A part as it is used: a Draft is published on the way, a Retired one refuses. */
async function usablePart(context: Context, { id }: Reference, place: string): Promise<Outcome<Reference>> {
  const found = await context.stores.of('NoteDefinition').get(id)
  if (!found.ok) return found
  const { status, name, meta } = found.value
  if (status === 'Retired') return notPublishable([stops(place, 'definitions.part-retired', { name })])
  if (status === 'Active') return succeeded(referenceTo(found.value))

  const done = await publishNoteDefinition(context, { id, versionId: meta.versionId })
  return done.ok ? succeeded(referenceTo(done.value)) : done
}
