import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from 'playwright'
import type { Element } from '#shared/forms/definition.ts'
import { everyElement } from '#tests/bench/forms/every-element.ts'
import type { FormTrace } from '#tests/bench/forms/trace-form.tsx'
import { type OptionSample, optionSamples, plainQuestion } from './option-samples.ts'

const schemas = new URL('../../../schemas/', import.meta.url)
type Schema = {
  readonly title: string
  readonly properties: object
  readonly 'x-displays'?: readonly string[]
}

/** For the journey over elements, every option of every type by its key, as the schemas have them: what a type adds, its displays, and what all share. */
export function everyOption(): readonly string[] {
  const own = elementSchemas().flatMap(({ title, properties, 'x-displays': displays = [] }) => [
    ...keysOf(properties).map((option) => `${title}.${option}`),
    ...displays.map((display) => `${title}.display=${display}`),
  ])
  const shared = [
    ['common', 'element-common'],
    ['validation', 'validation'],
    ['print', 'print-settings'],
    ['option', 'option'],
  ].flatMap(([name, file]) =>
    keysOf(schemaOf(`types/${file}.json`).properties).map((option) => `${name}.${option}`),
  )
  return [...own, ...shared].toSorted()
}

function elementSchemas(): readonly Schema[] {
  return readdirSync(new URL('elements/', schemas)).map((file) => schemaOf(`elements/${file}`))
}

function schemaOf(path: string): Schema {
  return JSON.parse(readFileSync(new URL(path, schemas), 'utf8'))
}

function keysOf(properties: object): readonly string[] {
  return Object.keys(properties).filter((key) => key !== 'type' && key !== 'id')
}

/** Which parts of all that follows from a form are others with the option than without it; none: the option does nothing. */
export async function differenceOf(page: Page, key: string): Promise<readonly string[]> {
  const [name = '', option = ''] = key.split('.')
  const display = option.startsWith('display=') ? option.slice('display='.length) : undefined
  const sample: OptionSample | undefined =
    optionSamples[key] ?? (display === undefined ? undefined : { value: display })
  if (!sample) return []
  const { beside = [], given = {} } = sample
  const element = elementFor(name, sample)
  const changed = withOption(element, name, display === undefined ? option : 'display', sample.value)
  const [without, withIt] = [element, changed].map((each) => ({ elements: [...beside, each] }))
  const traces = await page.evaluate(
    async (asked) => {
      const { definitions, answers } = JSON.parse(asked)
      return [
        await window.forms.trace(definitions[0], answers),
        await window.forms.trace(definitions[1], answers),
      ]
    },
    JSON.stringify({ definitions: [without, withIt], answers: given }),
  )
  const [before, after] = traces
  if (!before || !after) return []
  // The parts of a trace are known by name.
  return (Object.keys(before) as (keyof FormTrace)[]).filter((part) => before[part] !== after[part])
}

function elementFor(name: string, { on = {} }: OptionSample): Element {
  const found = all(everyElement.elements).find(({ type }) => type === name)
  const { visibleWhen: _, required: __, display: ___, ...base } = found ?? plainQuestion
  return { ...base, ...on, id: 'it' }
}

function withOption(element: Element, name: string, option: string, value: unknown): Element {
  if (name === 'validation' || name === 'print') return { ...element, [name]: { [option]: value } }
  if (name !== 'option') return { ...element, [option]: value }
  const [first, ...rest] = element.options ?? []
  // The sample says what the option of an answer becomes.
  return { ...element, options: [{ code: 'b', ...first, [option]: value } as never, ...rest] }
}

function all(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) => [element, ...all(element.children ?? [])])
}
