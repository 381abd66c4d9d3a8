import { expect, test } from 'vitest'
import { flags } from '#generated/permissions/permissions.ts'
import { sharedFields } from './shared-fields.ts'

const scribble = { author: { id: 'ann', resourceType: 'Practitioner' }, title: 'Handover' }
const asking = (id: string, ...granted: readonly string[]) => ({ ids: [id], granted: new Set(granted) })

test('of what a colleague shared one changes the comments, and of one’s own everything', () => {
  expect(sharedFields('SharedScribble', scribble, asking('lee'))).toEqual(['comments'])
  expect(sharedFields('SharedScribble', scribble, asking('ann'))).toBeUndefined()
})

test('whoever may do everything changes what others shared, and of other types nothing is said', () => {
  expect(sharedFields('SharedScribble', scribble, asking('lee', flags.FullPermissions))).toBeUndefined()
  expect(sharedFields('Snippet', scribble, asking('lee'))).toBeUndefined()
})
