import type { JobResult } from '#generated/enumerations/job-result.ts'
import type { TextRecognitionIssue } from '#generated/enumerations/text-recognition-issue.ts'
import type { DocumentReference } from '#generated/types/document-reference.ts'
import type { Media } from '#generated/types/media.ts'
import type { Handler } from '#server/operations/handler.ts'
import type { Job } from '#server/operations/jobs/job.ts'
import { wantRuns } from '#server/operations/jobs/want-runs-query.ts'
import { oneAnswer } from '#server/operations/one-answer.ts'
import type { PlainHandler } from '#server/operations/plain-handler.ts'
import { isContentOf } from '#server/stores/content/content-query.ts'
import { forgetTexts } from '#server/stores/content/forget-texts.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'
import type { Actor } from '#shared/permissions/actor.ts'
import { contentOf, openRow, replaceRow, ruleOf, withoutText } from './row-content.ts'

/** Asks for the text of a row's file: it is read in the background, and until then the row says so. Asked twice, it is read once. */
export const recognizeText: PlainHandler = async (call) => {
  const loaded = await openRow(call)
  if (!loaded.ok) return loaded
  const { context, opened } = call
  const { document } = loaded.value
  const rule = ruleOf(call)
  const { scan, textResult = '' } = rule
  const said = contentOf(rule, document)
  if (!said || said.size === 0 || !(await isContentOf(opened, document.id, said.hash)))
    return failed({ kind: 'conflict', because: 'content.nothing-to-read' })
  if (/^(audio|video)\//.test(said.mediaType)) return failed({ kind: 'conflict', because: 'content.no-text' })
  if (scan !== undefined && document[scan] === 'Infected')
    return failed({ kind: 'conflict', because: 'content.infected' })
  if (document[textResult] === 'Pending') return oneAnswer(call, document, 202)

  const { actor, now, newId, transaction } = context
  const run = { practiceId: actor.practiceId, id: newId(), job: 'RecognizeTexts', dueAt: now.iso } as const
  await wantRuns(transaction, [{ ...run, ...(actor.personId !== null && { askedBy: actor.personId }) }])
  const after = { ...withoutText(rule, document), [textResult]: 'Pending' }
  return replaceRow(call, loaded.value, { after, status: 202 })
}

const types = ['DocumentReference', 'Media'] as const
const keeping = { DocumentReference: 'documentReference.keepText', Media: 'media.keepText' } as const
const pending = { filters: [{ field: 'ocrResult', op: 'eq', value: 'Pending' }] } as const

/** Recognizes every text that was asked for in a practice, and lets earlier versions forget those whose files were purged. */
export const recognizeTexts: Job = async ({ practiceId, database, each, ask, recognize }) => {
  let changed = 0
  for (const type of types)
    for await (const { id, content } of each(type, pending)) {
      if (!content) continue
      const { hash, contentType } = content
      const recognition = await recognize({ practiceId, hash }, contentType)
      changed += await ask(keeping[type], id, { hash, ...recognition })
    }
  await forgetTexts(database, { practiceId })
  return changed
}

/** Keeps what was read in a document. */
export const keepDocumentText: Handler<'documentReference.keepText'> = ({ stores, actor }, input) =>
  keep(stores.of('DocumentReference'), actor, input)

/** Keeps what was read in a photo. */
export const keepMediaText: Handler<'media.keepText'> = ({ stores, actor }, input) =>
  keep(stores.of('Media'), actor, input)

/** The rows of one type, as far as texts are kept in them. */
type Texts<Row> = {
  readonly get: (id: string) => Promise<Outcome<Row>>
  readonly update: (
    at: { readonly id: string; readonly versionId: string },
    next: Row,
  ) => Promise<Outcome<Row>>
}

type Read = {
  readonly id: string
  readonly hash: string
  readonly result: JobResult
  readonly text?: string
  readonly issue?: TextRecognitionIssue
}

/** Only the job keeps a text, and only that of the file which the row has and waits for: another one may have come meanwhile. */
async function keep<Row extends DocumentReference | Media>(
  rows: Texts<Row>,
  { job }: Actor,
  { id, hash, result, text, issue }: Read,
): Promise<Outcome<Row>> {
  if (job === undefined) return failed({ kind: 'forbidden', permission: 'DocumentReference:Update' })
  const found = await rows.get(id)
  if (!found.ok) return found
  const { value: row } = found
  if (row.content?.hash !== hash || row.ocrResult !== 'Pending')
    return failed({ kind: 'conflict', because: 'stores.version-changed' })
  const said = {
    ocrResult: result,
    ...(text !== undefined && { ocrText: text }),
    ...(issue !== undefined && { ocrIssue: issue }),
  }
  return rows.update({ id, versionId: row.meta.versionId }, { ...row, ...said })
}
