import { expect, test } from 'vitest'
import { type Edits, openEdits } from './open-edits.ts'

function aDevice(before?: { readonly edits: Edits }) {
  const kept = new Map<string, unknown>()
  return {
    kept,
    keepCopy: async (name: string, value: unknown) => void kept.set(name, value),
    keptCopy: async () => before,
    forgetCopy: async (name: string) => void kept.delete(name),
  }
}

test('what is typed into a passage stays while another one is edited, and is on the device when the review is closed', async () => {
  const device = aDevice()
  const edits = openEdits(device, 'edits')
  edits.hold('p1', 'Slept five')
  edits.hold('p1', 'Slept five hours.')
  edits.hold('p2', 'Calls on Friday.')
  await edits.rest()
  expect(edits.typed.read()).toEqual({ p1: 'Slept five hours.', p2: 'Calls on Friday.' })
  expect(device.kept.get('edits')).toEqual({ edits: edits.typed.read() })
  edits.hold('p1', undefined)
  edits.hold('p2', undefined)
  await edits.rest()
  expect([edits.typed.read(), device.kept.size]).toEqual([{}, 0])
})

test('whoever opens the review again finds what was typed, but for what is typed since or was not changed', async () => {
  const device = aDevice({ edits: { p1: 'Slept five hours.', p2: 'Old', p3: 'Came.' } })
  const edits = openEdits(device, 'edits')
  edits.hold('p2', 'New')
  await edits.read(
    [{ id: 'p3', sectionCode: { code: 'plan', display: 'Plan' }, text: 'Came.', accepted: 'Pending' }],
    new AbortController().signal,
  )
  expect(edits.typed.read()).toEqual({ p1: 'Slept five hours.', p2: 'New' })
})
