import { expect, test } from 'vitest'
import { type Imported, importFile } from '#shared/imports/import-questionnaire.ts'
import { questionnaireFiles } from '#tests/support/corpus-folder.ts'
import { agreement, type FactClass, type Facts, factClasses, type Score } from './facts.ts'
import { factsOfFhir } from './facts-of-fhir.ts'
import { factsOfOurs } from './facts-of-ours.ts'

type Json = { readonly [key: string]: unknown }
type Pair = { readonly name: string; readonly source: Json; readonly elements: Json[] }

const { files, isOwn } = questionnaireFiles()

function sourcesIn(content: unknown): readonly Json[] {
  const all: readonly Json[] = Array.isArray(content) ? content : [content]
  return all.filter(({ resourceType }) => resourceType === 'Questionnaire')
}

type Counted = Pair & { readonly wanted: Facts }

const pairs: readonly Counted[] = files.flatMap(({ name, content }) => {
  const outcome = importFile(name, content)
  const made = outcome.ok ? outcome.value.filter((one): one is Imported => 'body' in one) : []
  const sources = sourcesIn(content)
  return made.flatMap(({ body }, index) => {
    const source = sources[index]
    return source
      ? [
          {
            name,
            source,
            elements: structuredClone(body.elements) as unknown as Json[],
            wanted: factsOfFhir(source),
          },
        ]
      : []
  })
})

type Facing = { readonly wanted: Facts; readonly found: Facts }

const facing: readonly Facing[] = pairs.map(({ source, elements, wanted }) => ({
  wanted,
  found: factsOfOurs(elements, source),
}))

/** How well a class of facts is kept over all files together. */
function keptIn(all: readonly Facing[], name: FactClass): { readonly f1: number; readonly score: Score } {
  const scores = all.map(({ wanted, found }) => agreement(wanted[name], found[name]))
  const sum = (key: keyof Score) => scores.reduce((total, one) => total + one[key], 0)
  const score = { both: sum('both'), wanted: sum('wanted'), found: sum('found') }
  return { f1: score.wanted + score.found === 0 ? 1 : (2 * score.both) / (score.wanted + score.found), score }
}

test(`at least 99 of 100 questionnaires are imported (${files.length} files)`, () => {
  console.log(`${pairs.length} of ${files.length} imported${isOwn ? ' (own examples)' : ''}`)
  expect(pairs.length).toBeGreaterThanOrEqual(Math.ceil(files.length * 0.99))
})

test.each(factClasses)('an independent count finds that %s are kept', (name) => {
  const { f1, score } = keptIn(facing, name)
  console.log(
    `${name}: F1 ${f1.toFixed(4)} (${score.wanted} in the files, ${score.found} here, ${score.both} the same)`,
  )
  expect(f1).toBeGreaterThanOrEqual(0.98)
})

const harms: { readonly [Class in FactClass]: (element: Json) => Json } = {
  items: (element) => ({ ...element, label: 'Another question', body: 'Another text' }),
  types: (element) => ({ ...element, type: element.type === 'Date' ? 'DateTime' : 'Date' }),
  options: ({ options: _options, ...element }) => element,
  required: ({ required: _required, ...element }) => ({ ...element, repeats: {} }),
  repeats: ({ multiple: _multiple, repeats: _repeats, ...element }) => ({
    ...element,
    type: element.type === 'Repeater' ? 'Section' : element.type,
  }),
  units: ({ unit: _unit, units: _units, ...element }) => element,
  conditions: ({ visibleWhen, ...element }) => ({
    ...element,
    visibleWhen: visibleWhen && { combinator: 'None', clauses: [] },
    fhirPath: undefined,
  }),
  'initial values': ({ default: _default, ...element }) => element,
  calculations: ({ calculation: _calculation, fhirPath: _path, ...element }) => element,
}

let counter = 0

/** Does harm to every tenth element. */
function harmed(elements: unknown, harm: (element: Json) => Json): Json[] {
  if (!Array.isArray(elements)) return []
  return elements.map((element: Json) => {
    const inner =
      element.children === undefined ? element : { ...element, children: harmed(element.children, harm) }
    counter += 1
    return counter % 10 === 0 ? harm(inner) : inner
  })
}

test.each(factClasses)('the count falls when every tenth element loses its %s', (name) => {
  const spoiled = pairs.map(({ source, elements, wanted }) => ({
    wanted,
    found: factsOfOurs(harmed(elements, harms[name]), source),
  }))
  expect(keptIn(spoiled, name).f1).toBeLessThan(0.98)
})
