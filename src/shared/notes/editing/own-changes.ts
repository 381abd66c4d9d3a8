import { type Answer, type Answers, sameAnswer } from '#shared/answers/answer.ts'
import { carriedKey } from '#shared/forms/carried.ts'
import { shownAndParked } from '#shared/forms/filling/shown-and-parked.ts'

/** One answer that somebody changed, and what stood there when it was changed. */
export type OwnChange = {
  /** The key of its section. */
  readonly section: string
  readonly id: string
  readonly before: Answer | undefined
  readonly after: Answer | undefined
}

/** The answers of a section as the note holds them now. */
type StandingSection = { readonly key: string; readonly answers: Answers }

type LaidUpon = {
  /** The answers of each section that is changed, by its key. */
  readonly answers: ReadonlyMap<string, Answers>
  /** What was changed elsewhere to something else meanwhile, or stands no longer: a person decides. */
  readonly disputed: readonly OwnChange[]
}

/** What somebody changed in a section that stood so; what hides an answer or shows it again changes none. */
export function ownChanges({ key, answers }: StandingSection, now: Answers): readonly OwnChange[] {
  const [before, after] = [shownAndParked(answers), shownAndParked(now)]
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return ids
    .filter((id) => !sameAnswer(before[id], after[id]))
    .map((id) => ({ section: key, id, before: before[id], after: after[id] }))
}

/** The sections as they stand with what somebody changed before: each answer that nobody else changed since; the others are disputed. */
export function laidUpon(sections: readonly StandingSection[], changes: readonly OwnChange[]): LaidUpon {
  const standing = new Map(sections.map(({ key, answers }) => [key, answers]))
  const answers = new Map<string, Answers>()
  const disputed = changes.filter((change) => {
    const known = standing.get(change.section)
    if (!known) return true
    const stands = shownAndParked(known)[change.id]
    if (sameAnswer(stands, change.after)) return false
    if (!sameAnswer(stands, change.before)) return true
    answers.set(change.section, withChange(answers.get(change.section) ?? known, change))
    return false
  })
  return { answers, disputed }
}

/** The answers with one of them as it was changed. */
export function withChange(answers: Answers, { id, after }: OwnChange): Answers {
  const { [carriedKey]: carried } = answers
  const { [id]: _, ...others } = shownAndParked(answers)
  return {
    ...others,
    ...(carried !== undefined && { [carriedKey]: carried }),
    ...(after !== undefined && { [id]: after }),
  }
}

/** The answers with what differs between two states of their form, and all else as it is. */
export function withDifferences(answers: Answers, before: Answers, after: Answers): Answers {
  const ids = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  const changed = ids.filter((id) => !sameAnswer(before[id], after[id]))
  const kept = Object.entries(answers).filter(([id]) => !changed.includes(id))
  const set = Object.entries(after).filter(([id]) => changed.includes(id))
  return Object.fromEntries([...kept, ...set])
}
