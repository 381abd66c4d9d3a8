import { operations } from '#generated/operations/operations.ts'
import type { TypeEntry } from '#generated/tables/registry.ts'
import {
  anIdentifier,
  operationOf,
  type Story,
  type StoryHouse,
  type Tell,
} from '#tests/support/cuts/story.ts'
import { exampleBody, isMade } from '#tests/support/server/examples.ts'

/** For tests that cut connections, the stories of single rows: each type's plain calls, and definitions on their way. */
export function rowStories({ server, entries }: StoryHouse): readonly Story[] {
  const maker = server.practice.profiles.get('keeper') ?? ''
  const made = entries.filter((entry) => isMade(entry))
  return [
    ...made.map((entry) => rowStory(entry, maker)),
    ...made.flatMap((entry) => definitionStory(entry, maker)),
  ]
}

/** As what rows are made that are deleted only in some of their states. */
const deletable: Readonly<Record<string, object>> = {
  Appointment: { status: 'proposed' },
  NoteAudit: { progress: 'NotStarted', answers: [] },
}

/** A row is made, changed, replaced, deleted, taken back and deleted, so that the next one has room. */
function rowStory(entry: TypeEntry, maker: string): Story {
  const run = async (tell: Tell) => {
    const body = { ...exampleBody(entry, maker), ...deletable[entry.type], identifiers: [anIdentifier()] }
    const made = await tell('keeper', operationOf(entry, 'create'), { body })
    const { id } = made.body
    const patch = [{ op: 'add', path: '/identifiers', value: [anIdentifier()] }]
    const changed = await tell('keeper', operationOf(entry, 'patch'), {
      id,
      query: 'versionId=1',
      body: patch,
    })
    const whole = { ...changed.body, identifiers: [anIdentifier()] }
    await tell('keeper', operationOf(entry, 'update'), { id, query: 'versionId=2', body: whole })
    if (entry.delete === 'never') return
    await tell('keeper', operationOf(entry, 'delete'), { id, query: 'versionId=3' })
    await tell('keeper', operationOf(entry, 'restore'), { id })
    await tell('keeper', operationOf(entry, 'delete'), { id, query: 'versionId=5' })
  }
  return { name: `rows of ${entry.type}`, isPlain: true, run }
}

/** A definition is drafted, published, and drafted anew. */
function definitionStory(entry: TypeEntry, maker: string): readonly Story[] {
  const acts = Object.values(operations).filter(({ resource }) => resource === entry.type)
  const isThere = (verb: string) => acts.some((each) => each.verb === verb)
  if (!isThere('publish') || !isThere('newVersion')) return []
  const run = async (tell: Tell) => {
    const body = { ...exampleBody(entry, maker), identifiers: [], status: 'Draft' }
    const made = await tell('keeper', operationOf(entry, 'create'), { body })
    const { id, meta } = made.body
    await tell('keeper', operationOf(entry, 'publish'), { id, body: { versionId: meta.versionId } })
    await tell('keeper', operationOf(entry, 'newVersion'), { id, body: {} })
  }
  return [{ name: `definitions of ${entry.type}`, isMoreAtFirst: true, run }]
}
