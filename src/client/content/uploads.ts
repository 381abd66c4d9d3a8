import { refreshAnswers } from '#client/api/answers.ts'
import { reach, subscribeToReach } from '#client/api/fetch-from-server.ts'
import type { SendPlain } from '#client/api/make-send.ts'
import { sendPlainQuietly, sendQuietly } from '#client/api/send.ts'
import { forgetWithPerson, type Session, sessionState } from '#client/api/session.ts'
import { openStore, useSource } from '#client/ui/external-store.ts'
import type { Creates } from '#generated/types/resources.ts'
import type { Failure, Outcome } from '#shared/outcome/outcome.ts'
import { uploadContent } from './upload-content.ts'

/** A way by which files go to records of their own without a sign-in. */
export type UploadDoor = {
  /** Whose files they are: nobody else of this page sees or sends them. */
  readonly owner: string
  readonly make: (upload: FileUpload) => Promise<Outcome<{ readonly id: string }>>
  readonly send: SendPlain
  readonly drop: (id: string) => Promise<Outcome<unknown>>
  /** Keeps a file on this device until it has arrived, or nobody wants it any more. */
  readonly keep: (upload: NewUpload) => void
  readonly forget: (id: string) => void
}

/** A file that is to be uploaded, and the record that it becomes: a document, or a picture of a patient. */
export type NewUpload = {
  readonly id: string
  readonly file: File
  /** The question of a form that it answers; whoever draws that question takes it over when it is stored. */
  readonly place?: string
  /** The way it goes where nobody may be signed in; absent: that of whoever is. */
  readonly door?: UploadDoor
} & (
  | { readonly type?: 'DocumentReference'; readonly body: Creates['DocumentReference'] }
  | { readonly type: 'Media'; readonly body: Creates['Media'] }
)

/** One file on its way to a record of its own, for whoever has added it. */
export type FileUpload = NewUpload & {
  readonly owner: string
  readonly percent: number
  readonly state: 'waiting' | 'coming' | 'cut' | 'refused' | 'done'
  readonly failure?: Failure
}

const uploads = openStore<readonly FileUpload[]>([])
let isRunning = false

/** The uploads of this person, or of a door, on every screen; they outlive the screen that has begun them, not the page. */
export function useUploads(door?: UploadDoor): readonly FileUpload[] {
  const all = useSource(uploads)
  const me = door?.owner ?? ownerNow()
  return all.filter(({ owner }) => owner === me)
}

/** Adds files to be uploaded, one after the other; each becomes a record. */
export function addUploads(added: readonly NewUpload[]): void {
  const known = new Set(uploads.read().map(({ id }) => id))
  const waiting = added.flatMap((each) => {
    const owner = each.door?.owner ?? ownerNow()
    return owner === undefined || known.has(each.id)
      ? []
      : [{ ...each, owner, percent: 0, state: 'waiting' as const }]
  })
  for (const each of waiting) each.door?.keep(each)
  uploads.change([...uploads.read(), ...waiting])
  void run()
}

/** Whether files wait in this page that the server does not have. */
export function isUploading(): boolean {
  return uploads.read().some(({ state }) => state !== 'done')
}

/** Lets go of an upload that ended, or that nobody wants any more. */
export function dropUpload(id: string): void {
  uploads
    .read()
    .find((each) => each.id === id)
    ?.door?.forget(id)
  uploads.change(uploads.read().filter((each) => each.id !== id))
}

/** Tries again what the server did not take. */
export function retryUpload(id: string): void {
  mark(id, { state: 'waiting' })
  void run()
}

/** Lets go of all that goes by a door: whoever came by it has left. */
export function dropUploadsOf({ owner }: Pick<UploadDoor, 'owner'>): void {
  uploads.change(uploads.read().filter((each) => each.owner !== owner))
}

// Files of somebody who has signed out are forgotten.
forgetWithPerson(() => {
  uploads.change([])
  holdPage(false)
})

// What a broken line has cut goes on by itself when the server is there again.
subscribeToReach(() => {
  if (reach() !== 'reached') return
  const cut = uploads.read().filter(({ state }) => state === 'cut')
  for (const { id } of cut) mark(id, { state: 'waiting' })
  if (cut.length > 0) void run()
})

async function run(): Promise<void> {
  if (isRunning) return
  isRunning = true
  holdPage(true)
  try {
    for (let next = nextWaiting(); next; next = nextWaiting()) await upload(next)
  } finally {
    isRunning = false
    holdPage(uploads.read().some(({ state }) => state !== 'done' && state !== 'refused'))
  }
}

/** Only what the person added who is signed in now: nobody sends another one's file. */
function nextWaiting(): FileUpload | undefined {
  const me = ownerNow()
  return uploads
    .read()
    .find(({ state, owner, door }) => state === 'waiting' && (door !== undefined || owner === me))
}

async function upload(each: FileUpload): Promise<void> {
  const { id, type = 'DocumentReference' } = each
  mark(id, { state: 'coming', percent: 0 })
  const made = await madeRecord(each)
  const outcome = made.ok ? await content(each) : made
  if (!isWanted(id)) await takeAway(each, made)
  else if (outcome.ok) mark(id, { state: 'done', percent: 100 })
  else
    mark(id, { state: outcome.failure.kind === 'unreachable' ? 'cut' : 'refused', failure: outcome.failure })
  refreshAnswers(type)
}

/** The same id is the same record, however often it is tried. */
function madeRecord(upload: FileUpload): Promise<Outcome<{ readonly id: string }>> {
  const { id, door } = upload
  if (door) return door.make(upload)
  return upload.type === 'Media'
    ? sendQuietly('media.create', { idempotencyKey: id, body: upload.body })
    : sendQuietly('documentReference.create', { idempotencyKey: id, body: upload.body })
}

function content({ id, file, door, type = 'DocumentReference' }: FileUpload): Promise<Outcome<unknown>> {
  const digest = (bytes: ArrayBuffer) => crypto.subtle.digest('SHA-256', bytes)
  const onProgress = (done: number) => mark(id, { percent: Math.round(done * 100) })
  const isStopped = () => !isWanted(id)
  return uploadContent(
    { send: door?.send ?? sendPlainQuietly, digest },
    { type, id, file, onProgress, isStopped },
  )
}

/** Whoever stops an upload wants no record of it; where that cannot be taken away now, it stays as one without a file. */
async function takeAway(
  { door, type = 'DocumentReference' }: FileUpload,
  made: Outcome<{ readonly id: string }>,
): Promise<void> {
  if (!made.ok) return
  if (door) {
    await door.drop(made.value.id)
    return
  }
  const { id } = made.value
  const now = await sendPlainQuietly(type, 'read', { id })
  if (now.ok) await sendPlainQuietly(type, 'delete', { id, versionId: now.value.meta.versionId })
}

function isWanted(id: string): boolean {
  return uploads.read().some((each) => each.id === id)
}

type Standing = Pick<FileUpload, 'percent' | 'state' | 'failure'>

function mark(id: string, said: Partial<Standing>): void {
  uploads.change(uploads.read().map((each) => (each.id === id ? { ...each, ...said } : each)))
}

function ownerNow(): string | undefined {
  const state = sessionState()
  return state.kind === 'signedIn' || state.kind === 'expired' ? ownerOf(state.session) : undefined
}

function ownerOf({ practice, profile }: Session): string | undefined {
  return practice && profile ? `${practice.key} ${profile.id}` : undefined
}

/** The browser asks before a page goes that still holds files. */
function holdPage(isHeld: boolean): void {
  if (isHeld) addEventListener('beforeunload', askFirst)
  else removeEventListener('beforeunload', askFirst)
}

function askFirst(event: BeforeUnloadEvent): void {
  event.preventDefault()
}
