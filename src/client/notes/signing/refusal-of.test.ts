import { expect, test } from 'vitest'
import { refusalOf } from './refusal-of.ts'

test.each([
  [{ kind: 'invalid', findings: [], subStatus: 2101 } as const, 'note.refused-rules'],
  [{ kind: 'invalid', findings: [], subStatus: 2102 } as const, 'note.refused-order'],
  [{ kind: 'forbidden', permission: '', subStatus: 2103 } as const, 'note.refused-password'],
  [{ kind: 'conflict', because: '' } as const, 'note.refused-changed'],
  [{ kind: 'conflict', because: 'note.refused-newer' } as const, 'note.refused-newer'],
  [{ kind: 'conflict', because: 'note.refused-undecided' } as const, 'note.refused-undecided'],
  [{ kind: 'unreachable' } as const, 'note.refused-offline'],
])('a refusal %o is explained', (failure, messageId) => {
  expect(refusalOf(failure).messageId).toBe(messageId)
})
