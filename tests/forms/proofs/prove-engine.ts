import { type Answer, type Answers, sameAnswer } from '#shared/answers/answer.ts'
import { compileForm, type Form } from '#shared/forms/compile-form.ts'
import { clausesOf, type Definition, type Element } from '#shared/forms/definition.ts'
import { openAnswers } from '#shared/forms/opening/open-answers.ts'
import { finalAnswers, validateAnswers } from '#shared/forms/opening/validate-answers.ts'
import { checkDefinition } from '#shared/forms/publishing/check-definition.ts'
import { type Chance, chanceFrom } from '#tests/support/chance.ts'
import { randomAnswer, randomDefinition } from './random-definition.ts'

/** For tests: what is counted over many random forms, and the first things that do not hold. */
export type Proof = {
  readonly accepted: number
  readonly refused: number
  readonly changes: number
  readonly faults: readonly string[]
}

/** The engine as it is asked here: the one of the sources, or one that was bundled. */
export type Engine = {
  readonly compileForm: typeof compileForm
  readonly openAnswers: typeof openAnswers
  readonly checkDefinition: typeof checkDefinition
  readonly validateAnswers: typeof validateAnswers
  readonly finalAnswers: typeof finalAnswers
}

const sources: Engine = { compileForm, openAnswers, checkDefinition, validateAnswers, finalAnswers }

/** In tests, asks the engine about so many random forms with random answers. */
export function proveEngine(count: number, seed: number, other?: Engine): Proof {
  const proof = { accepted: 0, refused: 0, changes: 0, faults: [] as string[] }
  for (let index = 0; index < count && proof.faults.length < 5; index += 1) {
    const chance = chanceFrom(seed + index)
    const definition = randomDefinition(chance)
    const fault = circleFault(definition)
    if (fault !== undefined) proof.faults.push(`seed ${seed + index}: ${fault}`)
    if (hasCircle(definition)) {
      proof.refused += 1
      continue
    }
    proof.accepted += 1
    const changes = randomChanges(chance, definition)
    proof.changes += changes.length
    const found =
      filledFault(definition, changes, chance) ?? (other && otherFault(definition, changes, other))
    if (found !== undefined) proof.faults.push(`seed ${seed + index}: ${found}`)
  }
  return proof
}

/** The arrows from what is asked to who asks, read from the definition alone. */
function arrowsOf(elements: readonly Element[], parent?: string): readonly (readonly [string, string])[] {
  return elements.flatMap((element) => [
    ...(parent === undefined ? [] : [[parent, element.id] as const]),
    ...clausesOf(element.visibleWhen).map(({ source }) => [source, element.id] as const),
    ...(element.calculation?.sources ?? []).flatMap((source) =>
      typeof source === 'string' ? [[source, element.id] as const] : [],
    ),
    ...arrowsOf(element.children ?? [], element.id),
  ])
}

/** Whoever can be taken away because nothing leads to it is no part of a circle; what is left when nothing can be is one. */
function hasCircle({ elements }: Definition): boolean {
  let arrows = arrowsOf(elements)
  for (;;) {
    const led = new Set(arrows.map(([, to]) => to))
    const left = arrows.filter(([from]) => led.has(from))
    if (left.length === arrows.length) return arrows.length > 0
    arrows = left
  }
}

function circleFault(definition: Definition): string | undefined {
  const findings = checkDefinition(definition).filter(({ message }) => message === 'forms.cycle')
  const isCircle = hasCircle(definition)
  if (isCircle !== findings.length > 0)
    return isCircle ? 'a circle was accepted' : 'a circle was seen where none is'

  const arrows = new Set(arrowsOf(definition.elements).map(([from, to]) => `${from} → ${to}`))
  for (const { parameters } of findings) {
    const chain = String(parameters?.chain).split(' → ')
    const links = chain.slice(1).map((id, index) => `${chain[index]} → ${id}`)
    if (chain[0] !== chain.at(-1) || links.some((link) => !arrows.has(link)))
      return `${chain.join(' → ')} is no chain of the form`
  }
  return undefined
}

type Change = { readonly id: string; readonly value: Answer | undefined }

function randomChanges(chance: Chance, definition: Definition): readonly Change[] {
  const asked = [...compileForm(definition).nodes.values()].filter(
    ({ element }) => !element.calculation && !element.children,
  )
  return asked
    .filter(() => chance.is(0.8))
    .map(({ id, element }) => ({ id, value: randomAnswer(chance, element) }))
}

type Filled = {
  readonly draft: Answers
  readonly final: Answers
  readonly findings: string
  readonly shown: string
}

function filled(definition: Definition, changes: readonly Change[], engine: Engine = sources): Filled {
  const form = engine.compileForm(definition)
  const open = engine.openAnswers(form, {}, { newId: () => 'row' })
  for (const { id, value } of changes) open.set(id, value)
  return {
    draft: open.toAnswers('draft'),
    final: open.toAnswers('final'),
    findings: JSON.stringify(open.validate('final')),
    shown: JSON.stringify(
      [...form.nodes.keys()].map((id) => [id, open.get(id).visible, open.get(id).required]),
    ),
  }
}

function differs(one: Filled, two: Filled): boolean {
  return (
    !sameAnswer(one.draft, two.draft) ||
    !sameAnswer(one.final, two.final) ||
    one.findings !== two.findings ||
    one.shown !== two.shown
  )
}

function filledFault(definition: Definition, changes: readonly Change[], chance: Chance): string | undefined {
  const one = filled(definition, changes)
  if (differs(one, filled(definition, shuffled(changes, chance)))) return 'another order gives another result'

  const again = compileForm({ ...definition })
  if (!sameAnswer(finalAnswers(again, one.draft), one.final)) return 'the server keeps other answers'
  if (JSON.stringify(serverFindings(again, one.draft)) !== one.findings)
    return 'the server finds something else'
  return undefined
}

function serverFindings(form: Form, draft: Answers): ReturnType<typeof validateAnswers> {
  return validateAnswers(form, draft, { mode: 'final' })
}

function otherFault(definition: Definition, changes: readonly Change[], other: Engine): string | undefined {
  const chains = (engine: Engine) => JSON.stringify(engine.checkDefinition(definition))
  if (chains(sources) !== chains(other)) return 'the bundle finds something else in the form'
  return differs(filled(definition, changes), filled(definition, changes, other))
    ? 'the bundle gives another result'
    : undefined
}

function shuffled<Item>(items: readonly Item[], chance: Chance): readonly Item[] {
  return items
    .map((item) => ({ item, place: chance.next() }))
    .sort((one, two) => one.place - two.place)
    .map(({ item }) => item)
}
