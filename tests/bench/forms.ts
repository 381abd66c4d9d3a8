import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { clinicalNote } from './forms/clinical-note.ts'
import { corpusForm } from './forms/corpus-form.ts'
import { longForm } from './forms/long-form.ts'
import { type Asked, type Cost, measure } from './forms/measure.ts'
import { measureBuilder } from './forms/measure-builder.ts'
import { openPage } from './forms/open-page.ts'
import { steadyBrowser } from './forms/steady-browser.ts'
import { tableForm } from './forms/table-form.ts'

/**
 * `npm run bench:forms`: our form beside SurveyJS and plain @rjsf/core on the same definition, in the same browser; a note with
 * every clinical element and formatted text, a table with sums, and the builder; one JSON line.
 */
const keys = 30
const runs = 3
/** What the others need for a key is so long (a minute and more, of plain @rjsf/core) that few of them say it. */
const others = { plain: { keys: 1, runs: 1 }, survey: { keys: 5, runs: 1 } } as const
const fields = 1_000

const aims = {
  keyP95: 8,
  timesTheCostAt20Fields: 1.5,
  first: 120,
  megabytes: 20,
  tableKeyP95: 16,
  builderKey: 50,
  builderFrame: 50,
} as const

const corpus = corpusForm(fields)
const note = clinicalNote(fields)
const table = tableForm(100)
const scheduling = await steadyBrowser()
const open = await openPage()
try {
  const ours = await costs('ours', { variant: 'ours', source: corpus.definition })
  const small = await costs('at 20 fields', { variant: 'ours', source: firstQuestions(corpus.definition) })
  const whole = await costs('clinical note', { variant: 'ours', source: note })
  const prose = await costs('formatted text', { variant: 'ours', source: note, into: 'prose' })
  const smallProse = await costs('its text at 20 fields', {
    variant: 'ours',
    source: clinicalNote(20),
    into: 'prose',
  })
  const cells = await costs('table', {
    variant: 'ours',
    source: table.definition,
    given: table.given,
    into: 'number',
  })
  const plain = await costs('plain', { variant: 'plain', source: corpus.definition }, others.plain)
  const survey = await costs('survey', { variant: 'survey', source: corpus.definition }, others.survey)
  const built = await measureBuilder(longForm(fields), keys)
  const builder = { keyP95: quantile(built.keys, 0.95), longestFrame: quantile(built.frames, 1) }
  const line = {
    bench: 'forms',
    fields,
    nodes: { corpus: compileForm(corpus.definition).nodes.size, note: compileForm(note).nodes.size },
    source: corpus.files,
    ours: summary(ours),
    oursAt20Fields: summary(small),
    clinicalNote: summary(whole),
    clinicalNoteInFormattedText: summary(prose),
    formattedTextAt20Fields: summary(smallProse),
    tableOf100Rows: summary(cells),
    plainRjsf: summary(plain),
    survey: summary(survey),
    builder,
    aims,
    keys,
    others,
    runs,
    scheduling,
    browser: open.browser.version(),
  }
  console.log(JSON.stringify(line))
} finally {
  await open.close()
}

/** Some runs of one part, told on the way to whoever waits. */
async function costs(
  part: string,
  asked: Omit<Asked, 'keys'>,
  often: { readonly keys: number; readonly runs: number } = { keys, runs },
): Promise<readonly Cost[]> {
  const all: Cost[] = []
  const begun = performance.now()
  for (let run = 0; run < often.runs; run += 1) all.push(await measure(open, { ...asked, keys: often.keys }))
  const seconds = Math.round((performance.now() - begun) / 1_000)
  console.warn(`${part}, ${seconds} s: ${JSON.stringify(summary(all))}`)
  return all
}

/** Twenty questions of the same form, beginning with one that is typed into. */
function firstQuestions({ elements }: Definition): Definition {
  const all = elements.flatMap(flat)
  const from = all.findIndex(isTyped)
  return { elements: all.slice(from, from + 20).map(({ visibleWhen: _, ...element }) => element) }
}

function flat(element: Element): readonly Element[] {
  return element.type === 'Section' ? (element.children ?? []).flatMap(flat) : [element]
}

function isTyped({ type, visibleWhen }: Element): boolean {
  return (type === 'String' || type === 'Text') && visibleWhen === undefined
}

function summary(all: readonly Cost[]) {
  return {
    keyP50: median(all.map((cost) => quantile(cost.keys, 0.5))),
    keyP95: median(all.map((cost) => quantile(cost.keys, 0.95))),
    first: median(all.map(({ first }) => first)),
    drawnPerKey: median(all.map(({ drawnPerKey }) => drawnPerKey)),
    megabytes: median(all.map(({ megabytes }) => megabytes)),
  }
}

function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other)
  return rounded(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0)
}

function median(values: readonly number[]): number {
  return quantile(values, 0.5)
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10
}
