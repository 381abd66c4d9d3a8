import { forgetAnswers } from '#client/api/answers.ts'
import { askSession } from '#client/api/ask-session.ts'
import { beginSession, useSession } from '#client/api/session.ts'
import { useOutbox } from '#client/sync/outbox/use-outbox.tsx'
import { useWorld } from '#client/ui/world.ts'
import { useGo } from './use-go.tsx'
import { closeAllWorkspaces } from './workspace.ts'

/**
 * Somebody begins to act in another's place, or stops: the server is asked anew who this is, and nothing of what was read or opened
 * before stays on the page or the device.
 */
export function useBecoming(): () => Promise<void> {
  const outbox = useOutbox()
  const go = useGo()
  const { practice } = useSession()
  const { now } = useWorld()
  return async () => {
    await outbox.flush()
    await outbox.forgetCopies()
    const outcome = await askSession(practice?.key)
    if (!outcome.ok) return location.reload()
    closeAllWorkspaces()
    forgetAnswers()
    beginSession(outcome.value, now())
    return go('/')
  }
}
