import { forgetAnswers } from '#client/api/answers.ts'
import { askSession, settleLeaving } from '#client/api/ask-session.ts'
import { reach, subscribeToReach } from '#client/api/fetch-from-server.ts'
import {
  beginSession,
  endSession,
  personOf,
  type SessionState,
  sessionState,
  subscribeToSession,
} from '#client/api/session.ts'
import {
  closeAllWorkspaces,
  openWorkspace,
  openWorkspaces,
  type Workspace,
} from '#client/routing/workspace.ts'
import { forgetSession, keepSession } from '#client/sync/device/keep-session.ts'
import { forgetNotices } from '#client/ui/notices.tsx'
import type { World } from '#client/ui/world.ts'

/** What one tab tells the others: this person is signed in, or has left. */
type Word = { readonly kind: 'here' | 'left'; readonly person: string }

const lineName = 'goldthread:session'

/**
 * For the frame of the application: one browser, one person: who leaves in one tab has left in all of them and leaves nothing to read there; who signs in again
 * in one tab goes on in all of them. Answers how to stop watching.
 */
export function watchSession(world: World): () => void {
  const line = new BroadcastChannel(lineName)
  let before = sessionState()

  const stop = subscribeToSession(() => {
    const now = sessionState()
    clear(before, now)
    keepOrForget(now)
    const word = wordOf(before, now)
    if (word) line.postMessage(word)
    before = now
  })
  line.onmessage = (event: MessageEvent<Word>) => hear(event.data, world)
  const settle = subscribeToReach(() => {
    if (reach() === 'reached') settleLeaving()
  })
  addEventListener('pagehide', veil)
  addEventListener('pageshow', unveil)

  return () => {
    stop()
    settle()
    line.close()
    removeEventListener('pagehide', veil)
    removeEventListener('pageshow', unveil)
  }
}

/** What was shown stays only with whom it was shown to, and only while the session lives. */
function clear(before: SessionState, now: SessionState): void {
  const was = personOf(before)
  if (was !== undefined && was !== personOf(now)) forget()
  else if (now.kind === 'expired') hide()
  else if (before.kind === 'expired') show()
}

/** The device can go on without a connection only while the session lives. */
function keepOrForget(now: SessionState): void {
  if (now.kind === 'signedIn') keepSession(now.session).catch(() => undefined)
  else if (now.kind !== 'unknown') forgetSession().catch(() => undefined)
}

function wordOf(before: SessionState, now: SessionState): Word | undefined {
  const [was, is] = [personOf(before), personOf(now)]
  if (was !== undefined && is === undefined) return { kind: 'left', person: was }
  return now.kind === 'signedIn' && is !== undefined ? { kind: 'here', person: is } : undefined
}

function hear({ kind, person }: Word, world: World): void {
  const state = sessionState()
  const own = personOf(state)
  if (own === undefined) return
  if (kind === 'left' && own === person) endSession()
  if (kind === 'here' && own !== person) endSession()
  if (kind === 'here' && own === person && state.kind === 'expired') goOn(state.session.practice?.key, world)
}

async function goOn(practiceKey: string | undefined, { now }: World): Promise<void> {
  const outcome = await askSession(practiceKey)
  if (outcome.ok) beginSession(outcome.value, now())
}

let hidden: { readonly address: string; readonly workspaces: readonly Workspace[] } | undefined

/** Nothing that was read, opened or addressed stays for whoever comes next. */
function forget(): void {
  hide()
  hidden = undefined
}

/** The session has ended: what it showed is gone from page, memory of answers, storage and address. Only where one was is remembered. */
function hide(): void {
  hidden ??= { address: location.pathname + location.search, workspaces: openWorkspaces() }
  forgetAnswers()
  closeAllWorkspaces()
  forgetNotices()
  document.title = 'Goldthread'
  setTimeout(leaveAddress)
}

/** Not before the screens are gone: their router would take the change for a wish to go there. */
function leaveAddress(): void {
  if (sessionState().kind !== 'signedIn') history.replaceState(null, '', '/')
}

/** The same person is back and goes on where the session ended. */
function show(): void {
  if (!hidden) return
  history.replaceState(null, '', hidden.address)
  hidden.workspaces.forEach(openWorkspace)
  hidden = undefined
}

/** A page that the browser keeps for the way back shows nothing when it is taken out again, and begins anew. */
function veil(): void {
  document.body.hidden = true
}

function unveil({ persisted }: PageTransitionEvent): void {
  if (persisted) location.reload()
  else document.body.hidden = false
}
