import { expect, test } from 'vitest'
import type { Note } from '#generated/types/note.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { type Sheet, takeIn, withSheet } from './sheet.ts'

const definition = {
  elements: [
    { id: 'mood', type: 'String' as const, label: 'Mood' },
    { id: 'plan', type: 'String' as const, label: 'Plan' },
  ],
}

function aSheet(data: Readonly<Record<string, string>>): Sheet {
  const answers = openAnswers(compileForm(definition), data, { newId: () => 'row' })
  return { index: 0, id: 's', title: 'Section', isRequired: false, answers, handed: data }
}

function aNote(data: Readonly<Record<string, string>>): Note {
  return { sections: [{ id: 's', data }] } as unknown as Note
}

test('what was typed goes into the note, and what a co-author put beside it stays', () => {
  const sheet = aSheet({ mood: 'low' })
  sheet.answers.set('mood', 'better')

  const note = withSheet(aNote({ mood: 'low', plan: 'theirs' }), sheet)

  expect(note.sections[0]?.data).toEqual({ mood: 'better', plan: 'theirs' })
})

test('what came from elsewhere is shown, once', () => {
  const sheet = aSheet({ mood: 'low' })
  const theirs = aNote({ mood: 'low', plan: 'theirs' })

  takeIn(theirs, [sheet])

  expect(sheet.answers.get('plan').value).toBe('theirs')
  expect(withSheet(theirs, sheet)).toBe(theirs)
})
