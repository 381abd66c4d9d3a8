import { usePermissions } from '#client/api/permissions.ts'
import { send } from '#client/api/send.ts'
import { useSession } from '#client/api/session.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { useWorld } from '#client/ui/world.ts'
import type { PersonalPreferences } from '#generated/types/personal-preferences.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Creates } from '#generated/types/resources.ts'
import type { Outbox } from './outbox.ts'
import { useOutbox } from './use-outbox.tsx'

/** What a person may prefer; who it is stands by itself. */
export type Preferred = Omit<Creates['PersonalPreferences'], 'owner'>

/** How this person likes to work; kept on the server. */
export type KeptPreferences = {
  /** False until it is known whether there are any. */
  readonly isKnown: boolean
  /** They could not be read. */
  readonly isMissed: boolean
  /** Whether what this person prefers can be kept. */
  readonly mayKeep: boolean
  readonly preferences: PersonalPreferences | undefined
  /** Keeps what is told of the newest ones known here; answers when it is safe on this device. Who has no preferences to write keeps nothing. */
  readonly keep: (change: (before: Preferred) => Preferred) => Promise<void>
  /** Goes back to the layout of charts that the practice wants. */
  readonly dropChartLayout: () => void
}

/** What was begun here before, and what shall be kept. */
type Beginning = {
  readonly before: Begun | undefined
  readonly change: (before: Preferred) => Preferred
}

/** What shall be kept, in the preferences that were read. */
type Keeping = {
  readonly change: (before: Preferred) => Preferred
  readonly read: PersonalPreferences | undefined
}

type Begun = { readonly id: string; readonly written: Promise<unknown> }

/** Preferences that this page has begun, by profile: they are there before the server's list shows them, and nobody has two. */
const begun = new Map<string, Begun>()

/** Those that an earlier page or another tab of this device has begun, which may still be on their way. */
const idKept = (profileId: string) => `goldthread.preferences.${profileId}`

function idBegun(profileId: string): string | null {
  return begun.get(profileId)?.id ?? localStorage.getItem(idKept(profileId))
}

/** So long, in milliseconds, what is preferred waits for word of another device before it is safe on this one. */
const patience = 5_000

/** Those that the person has begun on another device since this page was read; nobody can have two. Nothing where no answer comes soon. */
async function beganElsewhere(profileId: string): Promise<PersonalPreferences | undefined> {
  const soon = new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), patience))
  const found = await Promise.race([send('personalPreferences.query', firstOf(profileId)), soon])
  return found?.ok ? found.value.items[0] : undefined
}

/** Writes the first preferences of a person. */
async function begin(
  { outbox, newId }: { readonly outbox: Outbox; readonly newId: () => string },
  { id, resourceType }: Reference,
  change: (before: Preferred) => Preferred,
): Promise<void> {
  const made = newId()
  const body = { owner: { id, resourceType }, ...change({}) }
  const written = outbox.write({ kind: 'create', type: 'PersonalPreferences', id: made, body })
  begun.set(id, { id: made, written })
  localStorage.setItem(idKept(id), made)
  await written
}

const firstOf = (profileId: string) => ({ filters: [], pageSize: 1, partition: profileId })

let line: Promise<unknown> = Promise.resolve()

/** What is kept goes one after the other: each begins with what the one before has left, so two quick wishes never stand against each other. */
function inTurn(act: () => Promise<void>): Promise<void> {
  const turn = line.then(act)
  line = turn.catch(() => undefined)
  return turn
}

/** The personal preferences of whoever is signed in, and the way to change some of them, by way of the outbox. */
export function usePersonalPreferences(): KeptPreferences {
  const { profile } = useSession()
  const { may } = usePermissions()
  const outbox = useOutbox()
  const { newId } = useWorld()
  const mayRead = may('PersonalPreferences:Read') && profile !== null
  const asked = mayRead && profile ? firstOf(profile.id) : undefined
  const answer = useAnswer('personalPreferences.query', asked)
  const stored = answer?.ok ? answer.value.items[0] : undefined

  const first = profile ? begun.get(profile.id) : undefined
  const keepIn = async (id: string, { change, read }: Keeping) => {
    await begun.get(profile?.id ?? '')?.written
    const known = (await outbox.latest('PersonalPreferences', id)) ?? read
    if (!known) return false
    const after = { ...known, ...change(known) }
    await outbox.write({ kind: 'patch', type: 'PersonalPreferences', id, before: known, after })
    return true
  }
  const keepInKnown = async (profileId: string, keeping: Keeping) => {
    if (keeping.read) localStorage.removeItem(idKept(profileId))
    const id = keeping.read?.id ?? idBegun(profileId)
    return id !== null && may('PersonalPreferences:Update') && keepIn(id, keeping)
  }
  const joinOrBegin = async (owner: Reference, { before, change }: Beginning) => {
    // While others were looked for, they may have been begun.
    const other = begun.get(owner.id)
    if (other && other !== before) await keepIn(other.id, { change, read: undefined })
    else if (may('PersonalPreferences:Create')) await begin({ outbox, newId }, owner, change)
  }
  const keep = async (change: (before: Preferred) => Preferred) => {
    if (!profile || !asked) return
    // What is preferred while the page still reads them is kept in what it reads.
    const answered = answer ?? (await send('personalPreferences.query', asked))
    if (!answered.ok) return
    const before = begun.get(profile.id)
    const [read] = answered.value.items
    if ((await keepInKnown(profile.id, { change, read })) || read) return
    const elsewhere = await beganElsewhere(profile.id)
    if (elsewhere) await keepIn(elsewhere.id, { change, read: elsewhere })
    else await joinOrBegin(profile, { before, change })
  }
  const dropChartLayout = async () => {
    const known = stored && (await outbox.latest('PersonalPreferences', stored.id, { ...stored }))
    if (!known || !may('PersonalPreferences:Update')) return
    const { chartLayout: _dropped, ...after } = known
    await outbox.write({ kind: 'patch', type: 'PersonalPreferences', id: known.id, before: known, after })
  }

  return {
    isKnown: !mayRead || answer !== undefined,
    isMissed: answer?.ok === false,
    mayKeep:
      answer?.ok === true &&
      may(stored || first ? 'PersonalPreferences:Update' : 'PersonalPreferences:Create'),
    preferences: stored,
    keep: (change) => inTurn(() => keep(change)),
    dropChartLayout: () => void inTurn(dropChartLayout),
  }
}
