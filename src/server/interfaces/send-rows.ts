import { registry } from '#generated/tables/registry.ts'
import type { PracticePreferences } from '#generated/types/practice-preferences.ts'
import type { ResourceType } from '#generated/types/resources.ts'
import { speakerFor } from '#server/note-parts/speaker-for.ts'
import { type Job, JobMissed, type JobWork } from '#server/operations/jobs/job.ts'
import type { OutgoingRow, OutsideSystem } from '#server/operations/jobs/outside-system.ts'
import type { StoredDocument } from '#server/stores/document.ts'
import { isResourceType } from '#server/stores/entry-named.ts'
import { openRows, openStores } from '#server/stores/opening/open-stores.ts'
import { masked } from '#server/stores/references/masked.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { localDate } from '#shared/time/local-moment.ts'
import { endSync } from './end-sync.ts'
import { type Clearance, mayLeave } from './may-leave.ts'
import { forgetSyncRequest, openSyncRequests, type SyncRequest } from './sync-request-query.ts'

const pageSize = 100
const first = '00000000-0000-0000-0000-000000000000'
const usualZone = 'America/Chicago'

/** What sending needs beside the work: where to, and the practice's language and day. */
type Sending = {
  readonly work: JobWork
  readonly system: OutsideSystem
  readonly speak: (id: string) => string
  readonly today: string
}

/**
 * Sends the rows that were asked for to the outside system, and those that were held or that it did not get before. Each is sent as
 * the profile of the interface reads it now; what could not be sent keeps no other row from it, and is tried again.
 */
export const sendRows: Job = async (work) => {
  const { outsideSystem: system, goOn } = work
  if (!system) return 0
  const sending = { work, system, ...(await here(work)) }
  const counts = { sent: 0, held: 0, missed: 0 }
  for await (const request of requestsOf(work)) {
    goOn()
    counts[await send(sending, request)] += 1
  }
  if (counts.missed > 0) throw new JobMissed('interfaces.missed')
  return counts.sent
}

/** Everything that is to be sent; what is asked for meanwhile has a run of its own. */
async function* requestsOf({ database, practiceId }: JobWork): AsyncGenerator<SyncRequest> {
  let after: string | undefined = first
  while (after !== undefined) {
    const page = { practiceId, after, most: pageSize }
    const requests: readonly SyncRequest[] = await database.asOwner(
      (transaction) => openSyncRequests(transaction, page),
      'look',
    )
    yield* requests
    after = requests.at(-1)?.resourceId
  }
}

/** The practice's language, as its preferences say, and which day it has. */
async function here({ each, now }: JobWork): Promise<Pick<Sending, 'speak' | 'today'>> {
  let preferences: PracticePreferences | undefined
  for await (const row of each('PracticePreferences', {})) preferences = row
  const speak = speakerFor(preferences?.locale ?? 'en', preferences?.labels)
  return {
    speak: (id) => speak(id, {}),
    today: localDate(now.iso, preferences?.timezone ?? usualZone),
  }
}

type Ready = { readonly document: StoredDocument; readonly leaving: Clearance }

async function send(sending: Sending, request: SyncRequest): Promise<'sent' | 'held' | 'missed'> {
  const { work, system, speak } = sending
  if (!isResourceType(request.type)) throw new Error(`There is no type ${request.type}.`)
  const ready = await readyToLeave(sending, request.type, request.resourceId)
  if (!ready.ok) {
    const isGone = ['missing', 'gone'].includes(ready.failure.kind)
    if (!isGone) return 'missed'
    await work.database.asOwner((transaction) => forgetSyncRequest(transaction, request), 'job')
    return 'held'
  }

  const { document, leaving } = ready.value
  if (leaving.kind === 'held') {
    await endSync(work, request, { document, state: 'Hold', message: speak(leaving.because) })
    return 'held'
  }
  const row = outgoing(sending, document, leaving)
  try {
    const received = await system.send(row)
    const end =
      received.kind === 'taken'
        ? { state: 'Success' as const, message: null }
        : { state: 'Warning' as const, message: received.message }
    await endSync(work, request, { document, consents: leaving.consents, ...end })
    return 'sent'
  } catch (error) {
    work.report(error, 'a row could not be sent to the outside system')
    const state = work.isLastTry ? 'Failed' : 'Pending'
    const message = speak(work.isLastTry ? 'interfaces.not-reached' : 'interfaces.not-reached-yet')
    await endSync(work, request, { document, state, message })
    return 'missed'
  }
}

/** The row as the interface reads it, and whether it may leave. */
async function readyToLeave(
  { work, today }: Sending,
  type: ResourceType,
  id: string,
): Promise<Outcome<Ready>> {
  return work.open('services', async (opened) => {
    const found = await openRows(opened, type).load(id)
    if (!found.ok) return found
    const { document } = found.value
    const leaving = await mayLeave(openStores(opened), { type, document, today })
    if (!leaving.ok) return leaving
    return succeeded({ document: masked(opened.actor, registry[type], document), leaving: leaving.value })
  })
}

function outgoing(
  { work, speak }: Sending,
  resource: StoredDocument,
  { consents, isPart2 }: Extract<Clearance, { readonly kind: 'leaves' }>,
): OutgoingRow {
  const { practiceKey } = work
  return { practiceKey, resource, consents, ...(isPart2 && { notice: speak('interfaces.redisclosure') }) }
}
