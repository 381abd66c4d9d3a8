import {
  forgetUnshownAnswers,
  refreshAllAnswers,
  refreshAnswers,
  refreshChanged,
} from '#client/api/answers.ts'
import { askSession } from '#client/api/ask-session.ts'
import { noteEpoch } from '#client/api/epoch.ts'
import { fetchFromServer, reach, subscribeToReach } from '#client/api/fetch-from-server.ts'
import {
  beginSession,
  expireSession,
  personOf,
  sessionState,
  subscribeToSession,
} from '#client/api/session.ts'
import { changesStream } from '#generated/operations/streams.ts'
import { changesFollowed } from './changes-followed.ts'
import { type ChangesNews, followChanges } from './follow-changes.ts'
import { heardLess } from './heard-less.ts'
import { heardPresence } from './heard-presence.ts'

/** For whom the changes are watched, and the world that is asked. */
export type Watching = {
  readonly personId: string
  readonly practiceKey: string
  readonly profile: string
  readonly random: () => number
  readonly now: () => number
}

/** Changes that come together are read together. */
const gathering = 100

/**
 * Watches the changes of the practice: what this browser shows of a type is read again when others have written it. One tab
 * follows for all tabs of the same person, since a browser has few lines to one server. Answers how to stop.
 */
export function watchChanges(watching: Watching): () => void {
  const name = `goldthread:changes:${watching.personId}:${watching.practiceKey}:${watching.profile}`
  const stop = new AbortController()
  const line = new BroadcastChannel(name)
  const heed = heeding(watching)
  const followed = (isFollowed: boolean) => {
    if (changesFollowed.read() !== isFollowed) changesFollowed.change(isFollowed)
  }
  line.onmessage = ({ data }: MessageEvent<ChangesNews | boolean>) =>
    typeof data === 'boolean' ? followed(data) : heed(data)
  const world = {
    open: (place: string | undefined) => openStream(watching, place),
    tell: (news: ChangesNews) => {
      line.postMessage(news)
      heed(news)
    },
    followed: (isFollowed: boolean) => {
      if (stop.signal.aborted) return
      line.postMessage(isFollowed)
      followed(isFollowed)
    },
    random: watching.random,
    after,
    whenBack,
  }
  navigator.locks
    .request(name, { signal: stop.signal }, () => followChanges(world, stop.signal))
    .catch((error: unknown) => {
      if (!stop.signal.aborted) throw error
    })
  return () => {
    stop.abort()
    line.close()
  }
}

/** The server answers again, or somebody is signed in again. */
function whenBack(act: () => void): () => void {
  const look = () => {
    if (reach() === 'reached' && sessionState().kind === 'signedIn') act()
  }
  const stops = [subscribeToReach(look), subscribeToSession(look)]
  return () => {
    for (const stop of stops) stop()
  }
}

async function openStream(
  { personId, practiceKey, profile }: Watching,
  place: string | undefined,
): Promise<Response | undefined> {
  const state = sessionState()
  if (state.kind !== 'signedIn' || personOf(state) !== personId || reach() === 'offline') return undefined
  const url = new URL(changesStream.path.replace('{practice}', practiceKey), location.origin)
  const headers = {
    'x-profile': profile,
    ...(place !== undefined && { [changesStream.parameters.lastEvent.wire]: place }),
  }
  return fetchFromServer(new Request(url, { headers, cache: 'no-store' }))
}

/** Reads again what others have changed, all that comes within a moment at once. */
function heeding({ practiceKey, personId, now }: Watching): (news: ChangesNews) => void {
  const written = new Map<string, Map<string, string>>()
  const readTogether = () => {
    for (const [type, versions] of written) refreshChanged(type, versions)
    written.clear()
  }
  const gather = ({ type, id, versionId }: Extract<ChangesNews, { kind: 'changed' }>['row']) => {
    if (written.size === 0) after(gathering, readTogether)
    written.set(type, (written.get(type) ?? new Map()).set(id, versionId))
  }
  return (news) => {
    switch (news.kind) {
      case 'changed':
        return gather(news.row)
      case 'epoch':
        noteEpoch(news.epoch)
        return heardLess.tell()
      case 'present':
        return heardPresence.tell(news.says)
      case 'reload':
        return readLess()
      default:
        void askWhoIAm({ practiceKey, personId, now })
    }
  }
}

/** What is shown is read again, and whatever else was read is forgotten: some of it may be closed to this person now. */
function readLess(): void {
  forgetUnshownAnswers()
  refreshAllAnswers()
  heardLess.tell()
}

type Asked = Pick<Watching, 'practiceKey' | 'personId' | 'now'>

/** Rights, words or the session itself are others now: the page is told, and reads again what it shows. */
async function askWhoIAm({ practiceKey, personId, now }: Asked): Promise<void> {
  const outcome = await askSession(practiceKey)
  const state = sessionState()
  if (state.kind !== 'signedIn' || personOf(state) !== personId) return
  if (outcome.ok && outcome.value.person.id === personId) {
    if (JSON.stringify(state.session) !== JSON.stringify(outcome.value)) beginSession(outcome.value, now())
    refreshAnswers('PracticePreferences')
    readLess()
  }
  if (!outcome.ok && outcome.failure.kind === 'signedOut') expireSession()
}

function after(milliseconds: number, act: () => void): () => void {
  const timer = setTimeout(act, milliseconds)
  return () => clearTimeout(timer)
}
