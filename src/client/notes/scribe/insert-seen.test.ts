import { expect, test } from 'vitest'
import { succeeded } from '#shared/outcome/outcome.ts'
import type { Passage } from '#shared/scribe/scribe-engine.ts'
import { insertSeen } from './insert-seen.ts'

const passage: Passage = {
  ...{ id: 'p1', sectionCode: { code: 'plan', display: 'Plan' }, text: 'Call on Friday.' },
  accepted: 'Accepted',
}

async function inserting(stored: readonly Passage[]) {
  const done: string[] = []
  const outcome = await insertSeen({
    seen: { draft: [passage] },
    read: async () => succeeded({ draft: stored }),
    show: () => done.push('shown'),
    insert: async () => succeeded(done.push('inserted')),
  })
  return [...done, outcome.ok]
}

test('a draft is inserted as its reviewer has seen it', async () => {
  expect(await inserting([{ ...passage }])).toEqual(['inserted', true])
})

test('a draft that a colleague has changed meanwhile is shown and not inserted', async () => {
  expect(await inserting([passage, { ...passage, id: 'p2' }])).toEqual(['shown', false])
  expect(await inserting([{ ...passage, text: 'Call on Monday.' }])).toEqual(['shown', false])
  expect(await inserting([{ ...passage, accepted: 'Edited' }])).toEqual(['shown', false])
})
