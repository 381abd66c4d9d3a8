import { expect, test } from 'vitest'
import type { NoteSection } from '#generated/types/note-section.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { isSectionWritten, upgradedSection } from './upgraded-section.ts'
import { narrativeId } from './with-narrative.ts'

const section: NoteSection = {
  ...{ id: '1', key: 'talk', title: 'Talk', order: 1 },
  type: { code: 'intervention', display: 'Intervention' },
  form: { id: 'f', resourceType: 'NoteSectionForm', versionId: '1' },
  data: { said: 'The dog barks.', hours: 6, color: 'Blue' },
  narrative: 'He slept.',
}
const form = compileForm({
  elements: [
    { id: 'said', type: 'Text', label: 'What was said' },
    { id: 'hours', type: 'Text', label: 'How do you sleep?' },
  ],
})

test('what a section of the newer version asks keeps its answer, the free text among it where it takes any; the rest is named', () => {
  expect(upgradedSection(section, { form, takesNarrative: true }, '2026-03-05')).toEqual({
    ...{ data: { said: 'The dog barks.' }, narrative: 'He slept.', kept: 2 },
    ...{ gone: ['color'], unfit: ['hours'] },
  })
  expect(upgradedSection(section, { form, takesNarrative: false }, '2026-03-05')).toEqual({
    ...{ data: { said: 'The dog barks.' }, kept: 1 },
    ...{ gone: ['color', narrativeId], unfit: ['hours'] },
  })
})

test('a section with nothing but blanks is not written', () => {
  expect(isSectionWritten(section)).toBe(true)
  expect(isSectionWritten({ ...section, data: {} })).toBe(true)
  expect(isSectionWritten({ ...section, data: { said: '' }, narrative: ' ' })).toBe(false)
})
