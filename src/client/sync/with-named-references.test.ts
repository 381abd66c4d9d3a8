import { expect, test } from 'vitest'
import type { JsonObject } from '#shared/patch/patch-operation.ts'
import { mergeDocuments } from './merge-documents.ts'
import { withNamedReferences } from './with-named-references.ts'

const reference = (id: string) => ({ id, resourceType: 'NoteSectionForm' })
const known = (id: string) => ({ ...reference(id), display: `Called ${id}`, versionId: '7' })
const section = (id: string, order: number, form: JsonObject): JsonObject => ({
  id,
  order,
  sectionForm: form,
})
const base = {
  resourceType: 'NoteDefinition',
  id: 'note',
  meta: { versionId: '1' },
  sections: [section('a', 1, reference('a')), section('b', 2, reference('b'))],
}
const stored = {
  ...base,
  meta: { versionId: '2' },
  sections: [section('a', 1, known('a')), section('b', 2, known('b'))],
}

test('what the server says of references meets no change made meanwhile: sections change places and go', () => {
  const moved = { ...base, sections: [section('b', 1, reference('b')), section('a', 2, reference('a'))] }
  expect(mergeDocuments(base, moved, stored)).toMatchObject({
    ok: true,
    value: { sections: [section('b', 1, known('b')), section('a', 2, known('a'))] },
  })
  const fewer = { ...base, sections: [] }
  expect(mergeDocuments(base, fewer, stored)).toMatchObject({ ok: true, value: { sections: [] } })
})

test('what was pinned here stays, and what is pinned there in two ways is left open', () => {
  const pinned = { sections: [section('a', 1, { ...reference('a'), versionId: '3' })] }
  expect(withNamedReferences([pinned], stored)).toEqual([
    { sections: [section('a', 1, { ...known('a'), versionId: '3' })] },
  ])
  const twice = {
    sections: [section('a', 1, known('a')), section('c', 2, { ...known('a'), versionId: '8' })],
  }
  const [filled] = withNamedReferences([{ sections: [section('a', 1, reference('a'))] }], twice)
  expect(filled).not.toHaveProperty('sections.0.sectionForm.versionId')
})

test('a change that two people made of one place is still a dispute', () => {
  const mine = { ...base, sections: [section('a', 1, reference('c')), section('b', 2, reference('b'))] }
  const theirs = { ...stored, sections: [section('a', 1, known('d')), section('b', 2, known('b'))] }
  expect(mergeDocuments(base, mine, theirs)).toMatchObject({ ok: false })
})
