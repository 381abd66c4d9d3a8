import type { Reference } from '#generated/types/reference.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { draftOf, publish } from './publish.ts'
import { publishNoteDefinition } from './publish-note-definition.ts'
import { publishSigning } from './publish-signing.ts'
import { usablePart } from './usable-part.ts'

/** Publishes a group note definition with the Draft parts that all have in common and that each member or service has, in one transaction, and pins their versions. */
export const publishGroupNoteDefinition: Handler<'groupNoteDefinition.publish'> = async (context, input) => {
  const draft = await draftOf(context, 'GroupNoteDefinition', input)
  if (!draft.ok) return draft
  const row = draft.value
  const signing = await publishSigning(context, row)
  if (!signing.ok) return signing
  const common = await usedPart(context, row.common, '/common')
  if (!common.ok) return common
  const member = row.member ? await usedPart(context, row.member, '/member') : succeeded(undefined)
  if (!member.ok) return member

  const services: NonNullable<typeof row.serviceDefinitions>[number][] = []
  for (const [index, each] of (row.serviceDefinitions ?? []).entries()) {
    const part = await usedPart(context, each.definition, `/serviceDefinitions/${index}/definition`)
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

async function usedPart(context: Context, reference: Reference, place: string): Promise<Outcome<Reference>> {
  const part = await usablePart(context, {
    ...{ type: 'NoteDefinition', reference, place },
    publishRow: (_, { id, meta }) => publishNoteDefinition(context, { id, versionId: meta.versionId }),
  })
  return part.ok ? succeeded(referenceTo(part.value)) : part
}
