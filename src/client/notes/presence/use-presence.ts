import { useEffect, useState } from 'react'
import { heardPresence } from '#client/api/changes/heard-presence.ts'
import { fetchFromServer, reach } from '#client/api/fetch-from-server.ts'
import { sessionState, useSession } from '#client/api/session.ts'
import { openStore } from '#client/ui/external-store.ts'
import { useWorld } from '#client/ui/world.ts'
import { changesStream } from '#generated/operations/streams.ts'
import { type Other, openPresence, type Presence, type Sign } from './open-presence.ts'

const stored = 'goldthread.device'
const nobody = openStore<readonly Other[]>([])

type Here = {
  /** The drafts that are open here and that the reader writes in; of a shared note the whole first. */
  readonly notes: readonly string[]
  /** Which of them is on the screen. */
  readonly note: string
  readonly section: string | undefined
}

/** While drafts are drawn, says that they are open here and in which section of which the cursor stands; answers who else says so. */
export function usePresence({ notes, note, section }: Here): Presence['others'] {
  const { practice, profile } = useSession()
  const { newId } = useWorld()
  const [presence, setPresence] = useState<Presence>()
  const [first] = useState(note)
  const all = notes.join(' ')
  const practiceKey = practice?.key
  const profileName = profile ? `${profile.resourceType}/${profile.id}` : undefined

  useEffect(() => {
    if (practiceKey === undefined || profileName === undefined) return
    const device = localStorage.getItem(stored) ?? newId()
    localStorage.setItem(stored, device)
    const opened = openPresence({
      ...{ notes: all.split(' '), note: first, device, after },
      tell: (sign) => void tell({ practiceKey, profileName }, { device, ...sign }),
    })
    const forget = heardPresence.subscribe(opened.hear)
    addEventListener('pagehide', opened.hide)
    setPresence(opened)
    return () => {
      removeEventListener('pagehide', opened.hide)
      forget()
      opened.leave()
    }
  }, [all, first, practiceKey, profileName, newId])
  useEffect(() => presence?.enter(note, section), [presence, note, section])
  return presence?.others ?? nobody
}

type Asker = { readonly practiceKey: string; readonly profileName: string }

/** Told once and in vain where nobody answers: the next sign says the same. */
async function tell(
  { practiceKey, profileName }: Asker,
  says: Sign & { readonly device: string },
): Promise<void> {
  if (reach() !== 'reached' || sessionState().kind !== 'signedIn') return
  const path = changesStream.path.replace('{practice}', practiceKey).replace(/changes$/, 'presence')
  const request = new Request(new URL(path, location.origin), {
    ...{ method: 'POST', keepalive: true, body: JSON.stringify(says) },
    headers: { 'content-type': 'application/json', 'x-profile': profileName },
  })
  await fetchFromServer(request).catch(() => undefined)
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}
