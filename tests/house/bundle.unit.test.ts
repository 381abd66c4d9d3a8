import { expect, test } from 'vitest'
import type { ClientPart } from '#client/client-parts.ts'
import { reportBundle } from './bundle-report.ts'

function part(file: string, more: Partial<ClientPart> = {}): ClientPart {
  return { file, isEntry: false, imports: [], later: [], styles: [], modules: {}, ...more }
}

const screen = part('visit.js', {
  for: 'generated/screens/visit.ts',
  modules: { 'generated/screens/visit.ts': 900 },
})
const shell = part('shell.js', {
  for: 'src/client/app/frame/signed-in-application.tsx',
  imports: ['shared.js'],
  later: ['visit.js'],
})
const sound: readonly ClientPart[] = [
  part('index.js', {
    for: 'src/client/index.html',
    isEntry: true,
    imports: ['shared.js'],
    styles: ['index.css'],
  }),
  part('shared.js', { modules: { 'generated/operations/operations.ts': 10, 'generated/screens/all.ts': 5 } }),
  part('en.js', { for: 'generated/messages/en.js?part=first' }),
  part('sign-in.js', { for: 'src/client/accounts/sign-in-screen.tsx' }),
  shell,
  part('today.js', { for: 'src/client/today/today-screen.tsx' }),
  screen,
]
const thousand = () => 1000

test('a sound build is weighed without what comes later, and nobody complains', () => {
  expect(reportBundle(sound, ['visit'], thousand)).toMatchObject({
    scriptBytes: 6000,
    styleBytes: 1000,
    complaints: [],
  })
})

test('a first screen that is too heavy is refused', () => {
  const { complaints } = reportBundle(sound, ['visit'], () => 40_000)
  expect(complaints).toEqual([expect.stringContaining('weighs 240000 bytes; 220000 are allowed')])
})

test('a first screen in many small files is refused', () => {
  const small = Array.from({ length: 20 }, (_, index) => part(`small-${index}.js`))
  const many = sound.map((each) =>
    each === shell ? { ...shell, imports: ['shared.js', ...small.map(({ file }) => file)] } : each,
  )
  const { complaints } = reportBundle([...many, ...small], ['visit'], thousand)
  expect(complaints).toEqual([expect.stringContaining('comes in 26 files of script; 24 are allowed')])
})

test("a type's screen that the shell imports at once is named with the part that imports it", () => {
  const early = sound.map((each) => (each === shell ? { ...shell, imports: ['visit.js'] } : each))
  const { complaints } = reportBundle(early, ['visit'], thousand)
  expect(complaints).toEqual([
    'generated/screens/visit.ts comes with the first screen, in visit.js (imported by shell.js).',
  ])
})

test.each(['generated/validators/visit.js', 'generated/lists/room-kind.ts', 'generated/tables/registry.ts'])(
  '%s within a part of the first screen is named',
  (module) => {
    const early = sound.map((each) =>
      each.file === 'shared.js' ? { ...each, modules: { [module]: 7 } } : each,
    )
    const { complaints } = reportBundle(early, ['visit'], thousand)
    expect(complaints).toEqual([
      expect.stringContaining(`${module} comes with the first screen, in shared.js`),
    ])
  },
)

test('a type whose screen comes together with another is named', () => {
  const together = sound.map((each) =>
    each === screen
      ? { ...screen, modules: { ...screen.modules, 'generated/screens/patient.ts': 800 } }
      : each,
  )
  const { complaints } = reportBundle(together, ['visit', 'patient'], thousand)
  expect(complaints.map((line) => line.split(' is not')[0])).toEqual([
    'generated/screens/visit.ts',
    'generated/screens/patient.ts',
  ])
})

test('a first screen that has moved is not weighed as if it were light', () => {
  const { complaints } = reportBundle(
    sound.filter((each) => each !== shell),
    ['visit'],
    thousand,
  )
  expect(complaints).toEqual([
    expect.stringContaining('src/client/app/frame/signed-in-application.tsx belongs to the first screen'),
  ])
})
