import { expect, test } from 'vitest'
import { screen } from '#generated/screens/patient.ts'
import { withPresentRemarks } from './with-present-remarks.ts'

const meta = { versionId: '1', lastModified: '', lastModifiedBy: { id: '', resourceType: 'Practitioner' } }
const row = (fields: object) => ({ id: 'a', resourceType: 'Patient', meta, ...fields }) as never

test('an older version is brought back with the remarks of today, and with nothing else of it', () => {
  const before = row({ preferredName: 'May', comments: [] })
  const today = row({ preferredName: 'Ann', comments: [{ id: 'first', text: 'Called.' }] })

  expect(withPresentRemarks(screen, before, today)).toMatchObject({
    preferredName: 'May',
    comments: [{ id: 'first', text: 'Called.' }],
  })
})
