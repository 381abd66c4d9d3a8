import { forgetAnswers } from '#client/api/answers.ts'
import {
  beginSession,
  endSession,
  type SessionState,
  sessionState,
  subscribeToSession,
} from '#client/api/session.ts'
import { askSession } from '#client/api/session-call.ts'
import { closeAllWorkspaces } from '#client/routing/workspace.ts'

/** What one tab tells the others: this person is signed in, or has left. */
type Word = { readonly kind: 'here' | 'left'; readonly person: string }

const lineName = 'goldthread:session'

/**
 * One browser, one person: who leaves in one tab has left in all of them and leaves nothing to read there; who signs in again
 * in one tab goes on in all of them. Answers how to stop watching.
 */
export function watchSession(): () => void {
  const line = new BroadcastChannel(lineName)
  let before = sessionState()

  const stop = subscribeToSession(() => {
    const now = sessionState()
    const [was, is] = [personOf(before), personOf(now)]
    before = now
    if (was !== undefined && was !== is) forget()
    if (was !== undefined && is === undefined) line.postMessage({ kind: 'left', person: was } satisfies Word)
    if (now.kind === 'signedIn' && is !== undefined)
      line.postMessage({ kind: 'here', person: is } satisfies Word)
  })
  line.onmessage = (event: MessageEvent<Word>) => hear(event.data)

  return () => {
    stop()
    line.close()
  }
}

function hear({ kind, person }: Word): void {
  const state = sessionState()
  const own = personOf(state)
  if (own === undefined) return
  if (kind === 'left' && own === person) endSession()
  if (kind === 'here' && own !== person) endSession()
  if (kind === 'here' && own === person && state.kind === 'expired') goOn(state.session.practice?.key)
}

async function goOn(practiceKey: string | undefined): Promise<void> {
  const outcome = await askSession(practiceKey)
  if (outcome.ok) beginSession(outcome.value)
}

/** Nothing that was read, opened or addressed stays for whoever comes next. */
function forget(): void {
  forgetAnswers()
  closeAllWorkspaces()
  history.replaceState(null, '', '/')
}

function personOf(state: SessionState): string | undefined {
  return state.kind === 'signedIn' || state.kind === 'expired' ? state.session.person.id : undefined
}
