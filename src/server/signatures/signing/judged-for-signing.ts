import type { Note } from '#generated/types/note.ts'
import { judgeNote } from '#server/note-parts/judge-note.ts'
import { practicePreferences } from '#server/note-parts/practice-preferences.ts'
import { ruleFindings, storedResults, withCarried } from '#server/note-parts/stored-results.ts'
import type { Context } from '#server/operations/handler.ts'
import { failed, type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { subStatuses } from '#shared/outcome/sub-status.ts'
import { standingInTheWay } from '#shared/rules/judging/rule-result.ts'
import type { Signing } from './signing.ts'

/** The rules once more, inside the signing transaction: nothing blocks, and each warning was taken on with its reason; else 422, 2101. */
export async function judgedForSigning(
  context: Context,
  { overrides = [], parts }: Pick<Signing, 'parts'> & Pick<Signing['input'], 'overrides'>,
): Promise<Outcome<NonNullable<Note['ruleResults']>>> {
  const preferences = await practicePreferences(context)
  if (!preferences.ok) return preferences

  const { labels } = preferences.value
  const judged = await judgeNote(context, parts, { preferences: preferences.value, overrides })
  if (!judged.ok) return judged

  const results = withCarried(parts.note, judged.value.results, labels)
  const inTheWay = ruleFindings(context, standingInTheWay(results, 'sign'), labels)
  const findings = [...judged.value.findings, ...inTheWay]
  if (findings.length > 0) return failed({ kind: 'invalid', subStatus: subStatuses.rulesFailed, findings })
  return succeeded(storedResults(context, results, { overrides, labels }))
}
