import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { lostCitations, lostIn } from './lost-citations.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))

test('whatever a comment, a description or a README sends its reader to is in the repository', () => {
  expect(lostCitations(root)).toEqual([])
})

test.each([
  ['a section of a document of elsewhere', 'a.ts', '/** Counted in UTC (note-rules §4.10). */\nconst a = 1'],
  ['such a section without its sign', 'a.json', '{ "description": "When it repeats (workflows 2.4)." }'],
  ['a number of a list of elsewhere', 'a.test.ts', "test('SIG-3 nobody signs without a password', () => {})"],
  ['a document that is not here', 'a.ts', '// what must hold: reliability.md'],
  ['a document that is only spoken of', 'a.ts', "// the specification's own words"],
  ['a schema that is not here', 'a.ts', '/** Is it allowed? (schemas/rules/no-such-rule.json) */'],
  ['a heading that is not there', 'a.ts', '/** Whose it is (`src/server/stores/README.md`, "Whose?"). */'],
  ['a name that is not there', 'a.ts', '/** `noSuchField` in schemas/resources/patient.json */'],
  ['a file that a README names', 'src/README.md', 'Begin with `src/shared/no-such-file.ts`.'],
])('%s, put in on purpose, is found with its line', (_what, file, text) => {
  expect(lostIn(root, file, `\n${text}`)).toEqual([{ file, line: 2, what: expect.any(String) }])
})

test('a rule that stands in the repository, a public standard and a path in code may be cited', () => {
  const text = [
    '/** Is it allowed? (schemas/rules/session-duration.json) */',
    '// as RFC 9457 section 3, WCAG 2.2 1.4.3 and 45 CFR 164.312 say',
    '/** Why (`src/server/stores/README.md`, "A search decides its own way"). */',
    "const written = 'schemas/resources/room-booking.json'",
    "const address = 'https://example.org/guide.md'",
  ]
  expect(lostIn(root, 'src/shared/a.ts', text.join('\n'))).toEqual([])
})
