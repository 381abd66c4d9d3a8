import { followExpressions } from '#client/form/expressions/follow-expressions.ts'
import { type OpenDraft, openDraft } from '#client/sync/drafts/open-draft.ts'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import type { World } from '#client/ui/world.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { isRecord, sameAnswer } from '#shared/answers/answer.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { type OpenAnswers, openAnswers } from '#shared/forms/opening/open-answers.ts'
import { applyPatch } from '#shared/patch/apply-patch.ts'
import { givenAnswers } from './given-answers.ts'

/** A response that is being filled. What is typed stands in the answers at once, and is handed over when the keys rest or before anything is flushed. */
export type OpenResponse = {
  readonly answers: OpenAnswers
  /** Hands over at once what was typed a moment ago. */
  readonly settle: () => void
}

/** What opening a response needs. */
export type ResponseOpening = {
  readonly response: QuestionnaireResponse
  readonly definition: Definition
  readonly outbox: Outbox
  readonly world: World
  /** The response is left: what was typed is handed over, and nothing is followed any more. */
  readonly signal: AbortSignal
}

/** Opens a response as this device wants it. */
export async function openResponse(opening: ResponseOpening): Promise<OpenResponse> {
  const { response, outbox, signal } = opening
  let opened: OpenResponse | undefined
  const settle = () => opened?.settle()
  const draft = await openDraft(outbox, {
    type: 'QuestionnaireResponse',
    stored: response,
    settle: () => settle(),
    signal,
  })
  opened = filling(opening, draft)
  return opened
}

function filling(
  { definition, outbox, world, signal }: ResponseOpening,
  draft: OpenDraft<'QuestionnaireResponse'>,
): OpenResponse {
  const first = draft.read()
  const context = { values: { today: first.authored.slice(0, 10) } }
  const answers = openAnswers(compileForm(definition), givenAnswers(first), {
    newId: world.newId,
    ...context,
  })
  followExpressions(answers, signal)
  let handed = givenAnswers(first)
  let isHanding = false

  const settle = () => {
    const changes = answers.changedSince(handed)
    if (changes.length === 0) return
    const before = draft.read()
    const patched = applyPatch(givenAnswers(before), changes)
    handed = answers.toAnswers('draft')
    isHanding = true
    draft.change({ ...before, answers: patched.ok && isRecord(patched.value) ? patched.value : handed })
    isHanding = false
  }
  const adopt = () => {
    const known = givenAnswers(draft.read())
    if (isHanding || sameAnswer(known, handed)) return
    handed = known
    answers.replace(known)
  }
  const stops = [answers.subscribeAll(() => outbox.soon(settle)), draft.subscribe(adopt)]
  signal.addEventListener('abort', () => {
    settle()
    for (const stop of stops) stop()
  })
  return { answers, settle }
}
