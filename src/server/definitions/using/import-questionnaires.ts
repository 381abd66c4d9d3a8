import type { ImportedQuestionnaire } from '#generated/types/imported-questionnaire.ts'
import type { Reference } from '#generated/types/reference.ts'
import { validatorsOf } from '#generated/validators/all.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import { freeKey } from '#server/definitions/definition/free-key.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import { findingsOf } from '#server/operations/failures/findings-of.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { importFormFile } from '#shared/imports/import-form-file.ts'
import type { Imported, NotImported } from '#shared/imports/import-questionnaire.ts'
import { sayRemark, sayReport } from '#shared/imports/reading/say-report.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { SpeakMessage } from '#shared/rules/sentence.ts'

/** Takes a file of forms in, whatever its kind: a Draft of each, and a report of what became of every part. All of the file, or nothing. */
export const importQuestionnaires: Handler<'questionnaire.import'> = async (
  context,
  { fileName, content },
) => {
  const found = importFormFile(fileName, content)
  if (!found.ok) return found

  const speak = speakerFor(context.actor.locale, context.actor.labels)
  const questionnaires: Reference[] = []
  const report: ImportedQuestionnaire[] = []
  for (const one of found.value) {
    const stored = 'body' in one ? await store(context, one) : succeeded(undefined)
    if (!stored.ok) return stored
    if (stored.value) questionnaires.push(stored.value)
    report.push({ fileName, ...line(one, speak), ...(stored.value ? { questionnaire: stored.value } : {}) })
  }
  context.note({ detail: { questionnaires: questionnaires.length } })
  return succeeded({ questionnaires, report })
}

async function store(context: Context, { body }: Imported): Promise<Outcome<Reference>> {
  const key = await freeKey(context, 'Questionnaire', body.key)
  if (!key.ok) return key

  const row = { ...body, key: key.value }
  const { create } = await validatorsOf.Questionnaire()
  if (!create(row)) return failed({ kind: 'invalid', findings: findingsOf(create.errors ?? []) })
  const created = await context.stores.of('Questionnaire').create(row)
  return created.ok ? succeeded(referenceTo(created.value)) : created
}

/** What became of one form, in the language of whoever imports it. */
function line(one: Imported | NotImported, speak: SpeakMessage): ImportedQuestionnaire {
  if ('body' in one) return sayReport(one.report, speak)
  return { title: one.title, kept: 0, refused: [{ what: sayRemark(one.refusal, speak) }] }
}
