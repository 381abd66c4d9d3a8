import { checkSources } from '#codegen/check/check-sources.ts'
import { sayComplaint } from '#codegen/load/complaint.ts'
import { readSources } from '#codegen/load/read-sources.ts'
import { judge } from './judge.ts'
import { readRevision } from './read-revision.ts'
import { countsOf, sayChanges } from './say-changes.ts'
import { usesInForms } from './uses-in-forms.ts'

/** What is printed, and how the command ends: 0 nothing is in the way, 1 something breaks that nobody has acknowledged, 2 there is nothing to compare. */
export type Report = { readonly lines: readonly string[]; readonly exitCode: 0 | 1 | 2 }

/** Says what has changed in the schemas since a git ref. */
export function reportChanges(root: string, ref: string, form: 'text' | 'json'): Report {
  const { sources, complaints } = readSources(root)
  const all = [...complaints, ...checkSources(sources)]
  if (all.length > 0) {
    const end = `\n${all.length} complaint(s); fix them, then compare.`
    return { lines: [...all.map(sayComplaint), end], exitCode: 2 }
  }

  const revision = readRevision(root, ref)
  if (!revision.ok) return { lines: [revision.sentence], exitCode: 2 }
  const judgement = judge(revision.sources, sources, usesInForms(root))
  const counts = countsOf(judgement.changes)
  const exitCode = counts.open === 0 ? 0 : 1
  if (form === 'text') return { lines: sayChanges(judgement, ref), exitCode }
  const whole = { ref, commit: revision.commit, counts, ...judgement }
  return { lines: [JSON.stringify(whole, null, 2)], exitCode }
}
