import type { DuplicatePair } from '#generated/types/duplicate-pair.ts'
import type { JudgedPair } from '#generated/types/judged-pair.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { isSocialSecurity } from '#server/stores/mask-of.ts'
import { displayToday } from '#server/stores/references/display-of.ts'
import { succeeded } from '#shared/outcome/outcome.ts'
import { duplicateScore, suspicious } from '#shared/patients/duplicate-score.ts'
import { type DuplicateReview, duplicateReviews } from './duplicate-reviews-query.ts'
import { type ComparedRecord, duplicatePairs, type IdPair, recordsOf } from './duplicates-query.ts'
import { namedDecider } from './named-decider.ts'
import { pairFacts } from './pair-facts.ts'

const most = 200

type Records = ReadonlyMap<string, ComparedRecord>

/**
 * The suspected duplicates among the records that the asker sees, the likeliest first; and the pairs of which somebody has said that
 * they are not of the same person, as long as both say what they said then.
 */
export const suspectedDuplicates: Handler<'patient.suspectedDuplicates'> = async (context) => {
  const pairs = await duplicatePairs(context)
  const reviews = await duplicateReviews(context, pairs)
  const ids = [
    ...pairs.flatMap(({ one, other }) => [one, other]),
    ...reviews.flatMap(({ oneId, otherId }) => [oneId, otherId]),
  ]
  const records = await recordsOf(context, [...new Set(ids)])
  const standing = reviews.filter((review) => stands(context, review, records))
  const known = new Set(standing.map(({ oneId, otherId }) => `${oneId} ${otherId}`))
  const suspected = pairs
    .filter(({ one, other }) => !known.has(`${one} ${other}`))
    .flatMap((pair) => suspectedPair(context, pair, records))
    .toSorted((one, other) => other.score - one.score)
  const judged: JudgedPair[] = []
  for (const review of standing.slice(0, most)) judged.push(await judgedPair(context, review, records))
  return succeeded({ pairs: suspected.slice(0, most), judged })
}

function suspectedPair(context: Context, pair: IdPair, records: Records): readonly DuplicatePair[] {
  const [one, other] = [records.get(pair.one), records.get(pair.other)]
  if (!one || !other) return []
  const { score, reasons } = duplicateScore(compared(one), compared(other))
  if (score < suspicious) return []
  return [{ one: named(context, one), other: named(context, other), score, reasons }]
}

/** Does the asker see both, and do both say what they said when they were judged? */
function stands(context: Context, { oneId, otherId, facts }: DuplicateReview, records: Records): boolean {
  const [one, other] = [records.get(oneId), records.get(otherId)]
  return one !== undefined && other !== undefined && pairFacts(context, one, other) === facts
}

async function judgedPair(
  context: Context,
  { oneId, otherId, at, ...by }: DuplicateReview,
  records: Records,
): Promise<JudgedPair> {
  const decider = await namedDecider(context, by)
  return {
    one: named(context, records.get(oneId) ?? { id: oneId }),
    other: named(context, records.get(otherId) ?? { id: otherId }),
    at,
    ...(decider && { by: decider }),
  }
}

function compared(patient: ComparedRecord): ComparedRecord {
  return { ...patient, identifiers: patient.identifiers?.filter((each) => !isSocialSecurity(each)) ?? [] }
}

/** The record as it is named today, in the version that is shown: whoever judges says which one he has seen. */
function named(
  { now }: Context,
  { id, display, meta }: Pick<ComparedRecord, 'id'> & Partial<ComparedRecord>,
) {
  return {
    id,
    resourceType: 'Patient',
    ...(display !== undefined && { display: displayToday(display, now.iso.slice(0, 10)) }),
    ...(meta && { versionId: meta.versionId }),
  } as const
}
