import { expect, test } from 'vitest'
import type { NoteSection } from '#generated/types/note-section.ts'
import { sectionsWith } from '#shared/notes/sections-with.ts'
import { commonChanges, touchesCommon } from './common-changes.ts'
import { withCommonSections } from './is-member-part.ts'

const section = (key: string, more: Partial<NoteSection>): NoteSection => ({
  id: key,
  key,
  type: { code: 'other', display: 'Other' },
  title: key,
  order: 1,
  form: { id: 'form', resourceType: 'Form' },
  scope: 'PerPatient',
  data: {},
  ...more,
})
const common = [section('topic', { data: { topic: 'breathing' } }), section('process', { order: 2 })]
const bare = {
  composition: 'Group',
  partOf: { id: 'whole', resourceType: 'Note' },
  sections: [section('own', { data: { response: 'calm' } })],
} as const
const member = { ...bare, sections: withCommonSections(bare, { sections: common }) }

function amended(sections: readonly NoteSection[]) {
  const next = sectionsWith(member.sections, commonChanges(member, sections))
  return next.ok ? next.value.map(({ key, data, narrative }) => [key, data, narrative]) : next
}

test('a member’s part takes over what is amended for all, and keeps its own words', () => {
  const next = [section('topic', { data: { topic: 'sleep' }, narrative: 'More.' }), ...common.slice(1)]
  expect(amended(next)).toEqual([
    ['own', { response: 'calm' }, undefined],
    ['common-topic', { topic: 'sleep' }, 'More.'],
  ])
  expect(commonChanges(member, common)).toEqual([])
})

test('what nobody had written is added to it, and what is written no more is empty in it', () => {
  const next = [section('topic', {}), section('process', { order: 2, data: { process: 'lively' } })]
  expect(amended(next)).toEqual([
    ['own', { response: 'calm' }, undefined],
    ['common-topic', {}, undefined],
    ['common-process', { process: 'lively' }, undefined],
  ])
})

test('an amendment of one member’s part changes own sections only', () => {
  const at = (path: string) => touchesCommon(member, [{ op: 'replace', path, value: 'x' }])
  expect([at('/sections/0/narrative'), at('/sections/1/data/topic'), at('/sections/-')]).toEqual([
    false,
    true,
    true,
  ])
})
