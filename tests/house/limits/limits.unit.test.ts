import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { castsIn, castsOutsideDoors, castsWithoutReason, doors, doubleCasts, mostCasts } from './casts.ts'
import { longFunctions, longParameterLists } from './long-functions.ts'
import { dialect, namesakes } from './namesakes.ts'
import { pending } from './pending.ts'
import { parse, readSources } from './source.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const whole = readSources(root, ['src', 'codegen'])
const house = whole.filter(({ path }) => !pending.includes(path))
const tests = readSources(root, ['tests'])

const lines = (count: number) => Array.from({ length: count }, () => '  step()').join('\n')

test('the files that do not keep every limit yet only become fewer', () => {
  expect(pending.length).toBeLessThanOrEqual(0)
})

describe('a function', () => {
  test('of the house has at most sixty lines, one that draws at most eighty', () => {
    expect(house.flatMap(longFunctions)).toEqual([])
  })

  test('of the house takes at most three parameters', () => {
    expect(house.flatMap(longParameterLists)).toEqual([])
  })

  test('that is too long, put in on purpose, is found', () => {
    const long = `function work() {\n${lines(59)}\n}`
    const short = `const act = () => {\n${lines(58)}\n}`
    const view = `export function View() {\n${lines(70)}\n  return <p />\n}`
    const hook = `export function useIt() {\n${lines(58)}\n  const draw = () => <p />\n  return draw\n}`

    expect(longFunctions(parse('src/a.ts', long))).toEqual(['src/a.ts:1 work has 61 lines'])
    expect(longFunctions(parse('src/a.ts', short))).toEqual([])
    expect(longFunctions(parse('src/a.tsx', view))).toEqual([])
    expect(longFunctions(parse('src/a.tsx', hook))).toEqual(['src/a.tsx:1 useIt has 62 lines'])
    expect(longFunctions(parse('src/a.tsx', view.replace('step()', lines(9))))).toEqual([
      'src/a.tsx:1 View has 81 lines',
    ])
  })

  test('with a fourth parameter, put in on purpose, is found, also where only its type is written', () => {
    const four = 'one: 1, two: 2, three: 3, four: 4'
    const text = `function act(${four}) {}\ntype Act = (${four}) => void\ntype Fine = (this: Act, ${four.slice(0, 24)}) => void`
    expect(longParameterLists(parse('src/a.ts', text))).toEqual([
      'src/a.ts:1 act takes 4 parameters',
      'src/a.ts:2 Act takes 4 parameters',
    ])
  })
})

describe('a cast', () => {
  test('stands at a door of the house, or among the sixty that stand elsewhere', () => {
    expect(castsOutsideDoors(house).length).toBeLessThanOrEqual(mostCasts)
  })

  test('says in a comment why the compiler cannot know, and is never made over another one', () => {
    expect(house.flatMap(castsWithoutReason)).toEqual([])
    expect(house.flatMap(doubleCasts)).toEqual([])
  })

  test('belongs to each door, or it is none any more', () => {
    const open = house.filter((source) => castsIn(source).length > 0).map(({ path }) => path)
    expect(Object.keys(doors).filter((path) => !open.includes(path))).toEqual([])
  })

  test('without a reason, or over another one, put in on purpose, is found', () => {
    const bare =
      'const a = given as Row\n\n// Rows were looked at.\nconst b = given as Row\nconst c = given as const'
    const twice = '// Why not.\nconst a = given as unknown as Row'

    expect(castsIn(parse('src/a.ts', bare)).length).toBe(2)
    expect(castsWithoutReason(parse('src/a.ts', bare))).toEqual(['src/a.ts:1 is cast without a reason'])
    expect(castsWithoutReason(parse('src/a.ts', 'const a = `// no` + (given as Row)'))).toEqual([
      'src/a.ts:1 is cast without a reason',
    ])
    expect(doubleCasts(parse('src/a.ts', twice))).toEqual(['src/a.ts:2 is cast twice'])
    expect(
      castsOutsideDoors([parse('src/a.ts', bare), parse('src/server/stores/typed-row.ts', bare)]),
    ).toEqual(['src/a.ts:1', 'src/a.ts:4'])
  })
})

describe('an exported name', () => {
  test('of a type stands once on a side', () => {
    expect(namesakes(whole)).toEqual([])
  })

  test('uses none of the words for which the field has others', () => {
    expect(dialect([...house, ...tests])).toEqual([])
  })

  test('that stands twice on a side, or is of no field, put in on purpose, is found', () => {
    const place = 'export type Place = 1\ntype Own = 2'
    const files = [
      parse('src/client/a.ts', place),
      parse('src/shared/b.ts', place),
      parse('src/server/c.ts', 'export interface Own {}'),
      parse('codegen/d.ts', place),
    ]

    expect(namesakes(files)).toEqual(['Place on the side client: src/client/a.ts, src/shared/b.ts'])
    expect(
      dialect([parse('src/a.ts', 'export const layGround = 1\nconst stage = 2\nexport type Stages = 3')]),
    ).toEqual(['src/a.ts exports layGround; for ground say context, tables, rows'])
  })
})
