import { compileForm } from '#shared/forms/compile-form.ts'
import type { Definition, Element } from '#shared/forms/definition.ts'
import { corpusForm } from './forms/corpus-form.ts'
import { type Cost, measure } from './forms/measure.ts'
import { openPage } from './forms/open-page.ts'
import { steadyBrowser } from './forms/steady-browser.ts'

/** `npm run bench:forms`: our form beside plain @rjsf/core on the same definition, in the same browser; one JSON line. */
const keys = 30
const runs = 3
const fields = 1_000

const corpus = corpusForm(fields)
const { definition } = corpus
const scheduling = await steadyBrowser()
const open = await openPage()
try {
  const ours = await costs('ours', definition)
  const small = await costs('ours', firstQuestions(definition))
  const plain = await costs('plain', definition)
  const line = {
    bench: 'forms',
    fields,
    nodes: compileForm(definition).nodes.size,
    source: corpus.files,
    ours: summary(ours),
    oursAt20Fields: summary(small),
    plainRjsf: summary(plain),
    aims: {
      keyP95Milliseconds: 16,
      firstSectionMilliseconds: 200,
      isKept: isKept(ours, small),
    },
    keys,
    runs,
    scheduling,
    browser: open.browser.version(),
  }
  console.log(JSON.stringify(line))
} finally {
  await open.close()
}

async function costs(variant: 'ours' | 'plain', source: Definition): Promise<readonly Cost[]> {
  const all: Cost[] = []
  for (let run = 0; run < runs; run += 1) all.push(await measure(open, { variant, source, keys }))
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
  }
}

function isKept(long: readonly Cost[], short: readonly Cost[]): boolean {
  const at1000 = summary(long)
  return at1000.keyP95 <= 16 && at1000.first <= 200 && at1000.drawnPerKey === summary(short).drawnPerKey
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
