import { judge, short } from '#shared/rules/judging/test-scene.ts'
import { workedRecords } from '#shared/rules/judging/worked-records.ts'
import type { WorkedRow } from '#shared/rules/judging/worked-row.ts'
import { workedSessions } from '#shared/rules/judging/worked-sessions.ts'
import type { RuleKind, Verdict } from '#shared/rules/verdict.ts'

/** For tests, a worked example of a rule, what its author says comes of it, and what comes of it here. */
export type WorkedVerdict = {
  readonly example: string
  readonly expected: string
  readonly short: string
  readonly verdict: Verdict
}

/** For tests, every worked example judged where this runs: in the server's own runtime, or in a browser. */
export function workedVerdicts(): readonly WorkedVerdict[] {
  const all: { readonly [Kind in RuleKind]?: readonly WorkedRow[] } = { ...workedSessions, ...workedRecords }
  return Object.entries(all).flatMap(([kind, rows]) =>
    rows.map(([row, changed, params, expected]) => {
      // The keys of the table are kinds of rules.
      const verdict = judge(kind as RuleKind, changed, params)
      return { example: `${kind}: ${row}`, expected, short: short(verdict), verdict }
    }),
  )
}
