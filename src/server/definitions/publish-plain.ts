import type { Handler } from '#server/operations/handler.ts'
import { draftOf, publish } from './publish.ts'

/** Makes a Draft rule Active; its schema has checked all there is to check. */
export const publishNoteRule: Handler<'noteRule.publish'> = async (context, input) => {
  const draft = await draftOf(context, 'NoteRule', input)
  if (!draft.ok) return draft
  const row = draft.value
  return publish(context, { type: 'NoteRule', row, versionId: row.meta.versionId, findings: [] })
}

/** Makes a Draft signature configuration Active. */
export const publishSignatureConfiguration: Handler<'signatureConfiguration.publish'> = async (
  context,
  input,
) => {
  const draft = await draftOf(context, 'SignatureConfiguration', input)
  if (!draft.ok) return draft
  const row = draft.value
  return publish(context, {
    type: 'SignatureConfiguration',
    row,
    versionId: row.meta.versionId,
    findings: [],
  })
}
