import { uuidAt } from '#client/ui/uuid-at.ts'
import type { Outcome } from '#shared/outcome/outcome.ts'
import { heldToken, letTokenGo } from './access-token.ts'
import { refreshAnswersAfter } from './answers.ts'
import { askInstallation } from './ask-session.ts'
import { openCallKeys } from './call-keys.ts'
import { fetchFromServer } from './fetch-from-server.ts'
import { leavesOpen, makeSend, plainly, type Send } from './make-send.ts'
import { expireSession, noteUse, sessionState } from './session.ts'

const ask = makeSend({
  fetch: fetchFromServer,
  origin: globalThis.location?.origin ?? '',
  acting: () => {
    const state = sessionState()
    if (state.kind !== 'signedIn') return undefined
    const { practice, profile } = state.session
    if (!practice || !profile) return undefined
    return { practiceKey: practice.key, profile: `${profile.resourceType}/${profile.id}` }
  },
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  now: () => Date.now(),
  newId: () => uuidAt(Date.now()),
  onSignedOut: expireSession,
  token: () => heldToken(Date.now()),
  onTokenRefused: letTokenGo,
})

/** Asks one thing of the server as the signed-in person, and reads again what a write has changed. */
export const send: Send = async (id, input) => {
  const outcome = await sendQuietly(id, input)
  if (outcome.ok && !isTrial(input)) refreshAnswersAfter(id)
  return outcome
}

/** The same without reading anything again: for long runs, which read again once at their end. */
export const sendQuietly: Send = async (id, input) => {
  const outcome = await ask(id, input)
  if (outcome.ok) noteUse(Date.now())
  return outcome
}

/** Asks a plain thing of a type that is only known when it is asked. */
export const sendPlain = plainly(send)

/** The same without reading anything again. */
export const sendPlainQuietly = plainly(sendQuietly)

const keys = openCallKeys({ now: () => Date.now(), newId: () => uuidAt(Date.now()) })

/** Asks for something beside the operations that is done once: asked again while nobody knows what became of it, it goes with the same key. */
export async function sendToInstallation<Value>(
  path: string,
  request: {
    readonly body: string
    readonly keepalive: boolean
    readonly headers: Readonly<Record<string, string>>
  },
): Promise<Outcome<Value>> {
  const asked = JSON.stringify([path, request.headers, request.body])
  const headers = { ...request.headers, 'idempotency-key': keys.keyFor(asked) }
  const outcome = await askInstallation<Value>(path, { method: 'POST', ...request, headers })
  if (outcome.ok || !leavesOpen.has(outcome.failure.kind)) keys.forget(asked)
  return outcome
}

/** What was only tried or planned has changed nothing. */
function isTrial(input: object): boolean {
  return ('dryRun' in input && input.dryRun === true) || ('planOnly' in input && input.planOnly === true)
}
