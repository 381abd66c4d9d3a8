import { mergeDocuments } from '#client/sync/merge-documents.ts'
import { plain } from '#client/sync/pending.ts'
import { type Answer, type Answers, isRecord, sameAnswer } from '#shared/answers/answer.ts'
import { carriedKey } from '#shared/forms/carried.ts'
import type { Form } from '#shared/forms/compile-form.ts'
import { asAnswer } from '#shared/forms/definition.ts'
import { isClosed } from '#shared/forms/filling/expressed.ts'
import { shownAndParked } from '#shared/forms/filling/shown-and-parked.ts'

/** A question that was answered otherwise elsewhere; `theirs` is what stands there, absent: nothing any more. */
export type DisputedAnswer = { readonly id: string; readonly theirs?: Answer }

/** The answers to one item, as they were known last, as they are here and as they are stored. */
export type ItemCopies = {
  readonly base: Answers
  readonly mine: Answers
  readonly theirs: Answers
  /** What was sent from here and may have arrived though nothing was heard of it: to meet it again is no dispute. */
  readonly tried?: readonly Answers[]
  /** What nobody has decided yet. */
  readonly disputed?: readonly DisputedAnswer[]
  /** Questions whose answers follow from others, and which nobody types. */
  readonly closed?: ReadonlySet<string>
}

const none: ReadonlySet<string> = new Set()

/** Both put together, question by question; where they differ, what was typed here stands until a person decides. */
export type MergedItem = { readonly answers: Answers; readonly disputed: readonly DisputedAnswer[] }

/** Puts together what was answered here and elsewhere, so that neither is written over unseen. */
export function mergeItem(copies: ItemCopies): MergedItem {
  const { base, mine, theirs, tried = [], disputed = [], closed = none } = copies
  const sides = [base, mine, theirs].map(shownAndParked)
  const [was = {}, ours = {}, other = {}] = sides
  const sent = tried.map(shownAndParked)
  const open = new Set(disputed.map(({ id }) => id))
  const answers: Record<string, Answer> = {}
  const still: DisputedAnswer[] = []
  for (const id of new Set(sides.flatMap((side) => Object.keys(side)))) {
    const isKnown = closed.has(id) || [was, ...sent].some((each) => sameAnswer(each[id], other[id]))
    const one = mergeAnswer({
      ...{ was: was[id], ours: ours[id], other: other[id] },
      ...{ isKnown, isOpen: open.has(id) },
    })
    if (one.value !== undefined) answers[id] = one.value
    if (one.isDisputed) still.push(disputeOf(id, other[id]))
  }
  const carried = { ...recordIn(theirs[carriedKey]), ...recordIn(mine[carriedKey]) }
  const hasCarried = Object.keys(carried).length > 0
  return { answers: { ...answers, ...(hasCarried && { [carriedKey]: carried }) }, disputed: still }
}

/** The questions of a form whose answers follow from others. */
export function closedIn({ nodes }: Form): ReadonlySet<string> {
  return new Set([...nodes.values()].flatMap(({ id, element }) => (isClosed(element) ? [id] : [])))
}

/** What of answers was typed, shown or hidden: nothing that follows from others. */
export function typedIn(answers: Answers, closed: ReadonlySet<string>): Answers {
  return Object.fromEntries(Object.entries(shownAndParked(answers)).filter(([id]) => !closed.has(id)))
}

/** The answers as they may be stored: where nobody has decided yet, what stands there stays. */
export function withTheirs(answers: Answers, disputed: readonly DisputedAnswer[]): Answers {
  if (disputed.length === 0) return answers
  const { _parked, ...rest } = answers
  const parked: Record<string, Answer> = { ...recordIn(_parked) }
  const shown: Record<string, Answer> = { ...rest }
  for (const { id, theirs } of disputed) {
    const side = id in parked ? parked : shown
    delete side[id]
    if (theirs !== undefined) side[id] = theirs
  }
  return { ...shown, ...(Object.keys(parked).length > 0 && { _parked: parked }) }
}

type AnswerCopies = {
  readonly was: Answer | undefined
  readonly ours: Answer | undefined
  readonly other: Answer | undefined
  /** What stands there was known here before. */
  readonly isKnown: boolean
  readonly isOpen: boolean
}

type MergedAnswer = { readonly value: Answer | undefined; readonly isDisputed: boolean }

function mergeAnswer({ was, ours, other, isKnown, isOpen }: AnswerCopies): MergedAnswer {
  if (sameAnswer(ours, other)) return { value: ours, isDisputed: false }
  if (isOpen) return { value: ours, isDisputed: true }
  if (isKnown) return { value: ours, isDisputed: false }
  if (sameAnswer(was, ours)) return { value: other, isDisputed: false }
  const value = together({ was, ours, other })
  return value === undefined ? { value: ours, isDisputed: true } : { value, isDisputed: false }
}

/** The parts of one answer are put together where each has changed another part of it, as of an address; undefined: they cannot be. */
function together({ was, ours, other }: Pick<AnswerCopies, 'was' | 'ours' | 'other'>): Answer | undefined {
  if (!isPart(was) || !isPart(ours) || !isPart(other)) return undefined
  const both = mergeDocuments(plain({ one: was }), plain({ one: ours }), plain({ one: other }))
  return both.ok ? asAnswer(both.value.one) : undefined
}

function isPart(answer: Answer | undefined): answer is Exclude<Answer, string | number | boolean | null> {
  return isRecord(answer) || Array.isArray(answer)
}

function disputeOf(id: string, theirs: Answer | undefined): DisputedAnswer {
  return theirs === undefined ? { id } : { id, theirs }
}

function recordIn(answer: Answer | undefined): Answers {
  return isRecord(answer) ? answer : {}
}
