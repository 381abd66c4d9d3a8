import { send } from '#client/api/send.ts'
import type { Outbox } from '#client/sync/outbox/outbox.ts'
import type { CodedValue } from '#generated/types/coded-value.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import { failed, type Outcome } from '#shared/outcome/outcome.ts'

/** So long is waited for the last letters to arrive. */
const patience = 15_000

/** When a response is finished, and in which language it was filled. */
export type SubmittedWith = { readonly at: string; readonly language: CodedValue }

/** Finishes a response: after everything typed here has reached the server, which checks and scores it. */
export async function submitResponse(
  outbox: Outbox,
  id: string,
  { at, language }: SubmittedWith,
): Promise<Outcome<QuestionnaireResponse>> {
  if (!(await isStored(outbox, id))) return failed({ kind: 'unreachable' })
  const stored = await send('questionnaireResponse.read', { id })
  if (!stored.ok) return stored
  return send('questionnaireResponse.patch', {
    id,
    versionId: stored.value.meta.versionId,
    operations: [
      { op: 'replace', path: '/authored', value: at },
      { op: 'add', path: '/language', value: language },
      { op: 'replace', path: '/status', value: 'Final' },
    ],
  })
}

/** Flushes what is buffered and waits until the server has it; false when it does not arrive in time. */
async function isStored(outbox: Outbox, id: string): Promise<boolean> {
  await outbox.flush()
  outbox.resume()
  return new Promise((resolve) => {
    const end = (isDone: boolean) => {
      clearTimeout(timer)
      stop()
      resolve(isDone)
    }
    const look = async () => {
      const { waiting, stuck } = await outbox.countsOf('QuestionnaireResponse', id)
      if (stuck > 0) end(false)
      else if (waiting === 0) end(true)
    }
    const timer = setTimeout(() => end(false), patience)
    const stop = outbox.subscribe(() => void look())
    void look()
  })
}
