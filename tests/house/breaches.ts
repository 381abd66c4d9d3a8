import { cruise, type ICruiseOptions, type IForbiddenRuleType } from 'dependency-cruiser'
import { innerRooms } from './inner-rooms.ts'
import { clientFeatures, law, serverFeatures } from './rooms.ts'

/** One import that the law does not allow. */
export type Breach = { readonly rule: string; readonly from: string; readonly to: string }

const house = '^(codegen|generated|src|tests)/'

/** The law as rules of dependency-cruiser: one for each room, none may be circular, each feature has one door. */
export function rulesOf(table: typeof law): readonly IForbiddenRuleType[] {
  const names = Object.keys(table)
  return [
    ...names.map((room) => roomRule(room, names, table[room] ?? [])),
    ...Object.entries(innerRooms).flatMap(([room, inner]) => innerRules(room, inner)),
    { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'every import leads to a file', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'a feature is entered through its feature file',
      severity: 'error',
      from: { path: '^src/client/app/' },
      to: { path: `^src/client/(${clientFeatures.join('|')})/`, pathNot: '/feature\\.tsx?$' },
    },
    {
      name: 'a feature of the server is entered through its feature file',
      severity: 'error',
      from: { path: '^src/server/(app|commands)/' },
      to: { path: `^src/server/(${serverFeatures.join('|')})/`, pathNot: '/feature\\.ts$' },
    },
  ]
}

/** Every breach of the law among the files under `folders`, seen from `root`; types count as imports. */
export async function breaches(root: string, folders: readonly string[]): Promise<readonly Breach[]> {
  const options: ICruiseOptions = {
    baseDir: root,
    ruleSet: { forbidden: [...rulesOf(law)] },
    validate: true,
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(node_modules|\\.build|\\.data)/' },
    enhancedResolveOptions: {
      conditionNames: ['import', 'types', 'node', 'default'],
      exportsFields: ['exports'],
    },
  }
  const { output } = await cruise([...folders], options)
  if (typeof output === 'string') throw new Error(output)
  return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }))
}

function roomRule(room: string, names: readonly string[], allowed: readonly string[]): IForbiddenRuleType {
  const inner = names.filter((name) => name.startsWith(`${room}/`))
  const own = [room, ...allowed].map((name) => `^${name}(/|$)`)
  return {
    name: `${room} uses only ${allowed.join(', ') || 'itself'}`,
    severity: 'error',
    from: { path: `^${room}/`, ...(inner.length > 0 ? { pathNot: inner.map((name) => `^${name}/`) } : {}) },
    to: { path: house, pathNot: own },
  }
}

/** One rule for each inner room that has others above it; tests beside a file may look up. */
function innerRules(room: string, inner: readonly string[]): readonly IForbiddenRuleType[] {
  const pathOf = (name: string) => (name === '.' ? `^${room}/[^/]+$` : `^${room}/${name}/`)
  return inner.slice(0, -1).map((name, index) => ({
    name: `${room}: ${name === '.' ? 'its own files' : name} look only down`,
    severity: 'error',
    from: { path: pathOf(name), pathNot: '\\.test\\.tsx?$' },
    to: { path: inner.slice(index + 1).map(pathOf) },
  }))
}
