import { expect, test } from 'vitest'
import { chartCards } from '#generated/enumerations/chart-card.ts'
import { layoutFor, layoutWithout, movedLayout } from './layout.ts'

const nobody = { personal: undefined, practice: [], roles: [] }

test('my own layout goes before that of the practice, and that before the usual one for my role', () => {
  const personal = { shown: ['Notes'], hidden: ['Past'] } as const
  const practice = [{ role: 'supervisor', layout: { shown: ['Past'], hidden: ['Notes'] } }] as const
  const roles = ['supervisor']
  expect(layoutFor({ personal, practice, roles }).shown[0]).toBe('Notes')
  expect(layoutFor({ ...nobody, practice, roles }).shown[0]).toBe('Past')
  expect(layoutFor({ ...nobody, practice, roles: ['scribe'] }).shown[0]).toBe('Changes')
  expect(layoutFor({ ...nobody, roles: ['administrative'] }).shown[0]).toBe('Details')
})

test('no card is lost, whatever a layout forgets, and none stands twice', () => {
  const roles = ['prescribing-clinician', 'administrative', 'quality-assurance', 'case-management', 'none']
  const layouts = roles.map((role) => layoutFor({ ...nobody, roles: [role] }))
  const forgetful = layoutFor({ ...nobody, personal: { shown: ['Past'], hidden: [] } })
  for (const { shown, hidden } of [...layouts, forgetful])
    expect([...shown, ...hidden].toSorted()).toEqual([...chartCards].toSorted())
})

test('a card is moved before another one, to the end, away, and back', () => {
  const layout = { shown: ['Notes', 'Past', 'Details'], hidden: ['Consents'] } as const
  expect(movedLayout(layout, 'Details', 'Notes').shown).toEqual(['Details', 'Notes', 'Past'])
  expect(movedLayout(layout, 'Notes', undefined).shown).toEqual(['Past', 'Details', 'Notes'])
  expect(layoutWithout(layout, 'Past')).toEqual({ shown: ['Notes', 'Details'], hidden: ['Consents', 'Past'] })
  expect(movedLayout(layout, 'Consents', 'Past')).toEqual({
    shown: ['Notes', 'Consents', 'Past', 'Details'],
    hidden: [],
  })
})
