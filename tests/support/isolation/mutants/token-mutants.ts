import type { ResourceType } from '#generated/types/resources.ts'
import type { LineAsking, Lines } from '#tests/support/isolation/run/open-lines.ts'
import type { Mutant } from './mutant.ts'

const types: readonly ResourceType[] = ['Condition', 'DocumentReference', 'Encounter', 'Media', 'Patient']

type Forgetting = {
  readonly what: string
  readonly verbs: readonly string[]
  readonly types: readonly ResourceType[]
}

const forgettings: readonly Forgetting[] = [
  { what: 'a row is read', verbs: ['read'], types },
  { what: 'a version of it is read', verbs: ['vread'], types },
  { what: 'rows are listed', verbs: ['list', 'query'], types },
  { what: 'rows are counted', verbs: ['count'], types },
  { what: 'references are expanded', verbs: ['expand'], types },
  { what: 'a row is made', verbs: ['create'], types },
  { what: 'a row is changed', verbs: ['put', 'patch'], types },
  { what: 'a row is deleted', verbs: ['delete'], types },
  { what: 'an act is done', verbs: ['act'], types: ['Appointment', 'DocumentReference', 'Note'] },
  { what: 'a file is read', verbs: ['content-read', 'content-vread'], types: ['DocumentReference', 'Media'] },
  {
    what: 'a file is written',
    verbs: ['content-write', 'content-delete'],
    types: ['DocumentReference', 'Media'],
  },
]

/** Mutants of the isolation tests in which a good patient-access token is not looked at in one of the ways to ask. */
export function tokenMutants(): readonly Mutant[] {
  return forgettings.map(({ what, verbs, types: asked }) => ({
    name: `the token opens nothing where ${what}`,
    types: asked,
    verbs,
    apply: () => Promise.resolve(() => Promise.resolve()),
    lines: withoutToken,
  }))
}

/** Lines on which no request brings its token. */
function withoutToken(lines: Lines): Lines {
  return { ...lines, ask: (asking) => lines.ask(bare(asking)) }
}

function bare(asking: LineAsking): LineAsking {
  const { 'x-security-token': _token, ...headers } = asking.headers
  return { ...asking, headers }
}
