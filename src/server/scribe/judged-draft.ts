import type { Transcription } from '#generated/types/transcription.ts'
import { sectionCoded } from '#shared/scribe/format-sections.ts'
import type { EngineAnswer, Passage, Segment } from '#shared/scribe/scribe-engine.ts'
import { wordsOf } from '#shared/words/fold.ts'

/** How making a draft ended. `errorMessage` is a message id. */
export type JudgedDraft = Pick<Transcription, 'status' | 'result'> & {
  readonly draft: readonly Passage[]
  readonly errorMessage?: string
}

/** Fewer different words are no session. */
const fewestWords = 8
const sureEnough = 0.5

/** Too little was said to make a draft from: nothing is asked of any engine. */
export function tooLittle(segments: readonly Segment[]): boolean {
  return wordsOf(segments.map(({ text }) => text).join(' ')).length < fewestWords
}

/**
 * What becomes of an engine's answer: a passage that rests on nothing that was said starts as rejected, every other one waits to be
 * decided; where the engine was not sure of half of it, the whole is to be looked at with care.
 */
export function judgedDraft(
  answer: EngineAnswer,
  segments: readonly Segment[],
  newId: () => string,
): JudgedDraft {
  if (answer.kind === 'failed')
    return { status: 'Failed', result: 'Failed', draft: [], errorMessage: answer.because }
  const known = new Set(segments.map(({ id }) => id))
  const draft = answer.statements.map(({ sectionCode, text, evidence, confidence }): Passage => {
    const own = evidence.filter((id) => known.has(id))
    return {
      ...{ id: newId(), sectionCode: sectionCoded(sectionCode), text, evidence: own, confidence },
      accepted: own.length === 0 ? 'Rejected' : 'Pending',
    }
  })
  const unsure = draft.filter(({ confidence = 0 }) => confidence < sureEnough).length
  return unsure * 2 > draft.length
    ? { status: 'Succeeded', result: 'Warning', draft, errorMessage: 'scribe.not-sure' }
    : { status: 'Succeeded', result: 'Success', draft }
}
