import { expect, test } from 'vitest'
import type { LoadedNote } from '#client/notes/record/load-note.ts'
import type { Note } from '#generated/types/note.ts'
import type { Answers } from '#shared/answers/answer.ts'
import { amendedSections, changesIn, decided, openAmended } from './amended-sheets.ts'

const world = {
  now: () => Date.parse('2026-11-24T15:00:00Z'),
  instant: () => '2026-11-24T15:00:00Z',
  newId: () => 'row',
  random: () => 0,
}
const definition = {
  elements: [
    { id: 'words', type: 'Text' as const, label: 'Words' },
    { id: 'dose', type: 'String' as const, label: 'Dose' },
  ],
}

function aNote(first: Answers, second: Answers, more: object = {}): LoadedNote {
  const sections = [
    { id: 'a', key: 'session', title: 'Session', data: first },
    { id: 'b', key: 'plan', title: 'Plan', data: second, ...more },
  ]
  const kind = {
    id: 'n',
    resourceType: 'Note',
    kind: 'Note',
    serviceDate: '2026-11-24',
    meta: { versionId: '1' },
  }
  const group = 'scope' in more ? { composition: 'Group', partOf: { id: 'g', resourceType: 'Note' } } : {}
  return {
    parts: {
      note: { ...kind, ...group, sections } as unknown as Note,
      session: undefined,
      members: [],
      services: [],
    },
    told: undefined,
    definitions: [definition, definition],
    definition: undefined,
    rules: [],
    signing: { steps: [] },
    preferences: undefined,
  }
}

/** What is kept of an amendment in which these words were typed into the first section. */
function typedInto(loaded: LoadedNote, words: string) {
  const open = openAmended(loaded, [], world)
  open.sheets[0]?.answers.set('words', words)
  return changesIn(open)
}

const dataOf = (sections: Note['sections']) => sections.map(({ data }) => data)
const before = aNote({ words: 'We talked.' }, { dose: '50 mg' })

test('words that were kept are handed over upon what a colleague has amended meanwhile', () => {
  const kept = typedInto(before, 'We talked long.')

  const open = openAmended(aNote({ words: 'We talked.' }, { dose: '5 mg' }), kept, world)

  expect(dataOf(amendedSections(open))).toEqual([{ words: 'We talked long.' }, { dose: '5 mg' }])
  expect(open.disputed).toEqual([])
})

test('nothing is kept of an amendment in which nothing was typed', () => {
  expect(changesIn(openAmended(before, [], world))).toEqual([])
})

test('where a colleague changed the same answer, theirs stands until somebody decides, and what was typed is kept', () => {
  const kept = typedInto(before, 'We talked long.')
  const open = openAmended(aNote({ words: 'We talked briefly.' }, { dose: '50 mg' }), kept, world)
  const [disputed] = open.disputed
  if (!disputed) throw new Error('The same answer was changed by both.')

  expect(dataOf(amendedSections(open))[0]).toEqual({ words: 'We talked briefly.' })
  expect(changesIn(open)).toEqual(kept)
  expect(decided(open, disputed, false)).toMatchObject({ disputed: [] })
  const mine = decided(open, disputed, true)
  expect(dataOf(amendedSections(mine))[0]).toEqual({ words: 'We talked long.' })
  expect(changesIn(mine)).toMatchObject([{ before: 'We talked briefly.', after: 'We talked long.' }])
})

test('of a member’s part nothing is handed over of what all have in common', () => {
  const common = { scope: 'Common' }
  const kept = typedInto(aNote({ words: 'We talked.' }, { dose: '50 mg' }, common), 'We talked long.')

  const open = openAmended(aNote({ words: 'We talked.' }, { dose: '5 mg' }, common), kept, world)

  expect(open.shown.map(({ title }) => title)).toEqual(['Session'])
  expect(dataOf(amendedSections(open))).toEqual([{ words: 'We talked long.' }, { dose: '5 mg' }])
})
