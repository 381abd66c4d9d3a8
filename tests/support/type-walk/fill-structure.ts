import type { Locator } from 'playwright'
import { choiceOf, memberOf, resolvedStructure } from '#client/form/structure/resolved-structure.ts'
import type { Structure } from '#generated/screens/structure.ts'
import { structures } from '#generated/screens/structures.ts'
import { type Answer, isRecord, listOf } from '#shared/answers/answer.ts'
import { definitionOf, type Element } from '#shared/forms/definition.ts'
import { said } from './words-of-code.ts'

/** A form within a structure, and what is to be entered there. */
type InnerForm = {
  readonly place: Locator
  readonly elements: readonly Element[]
  readonly value: { readonly [field: string]: Answer }
}

type FillForm = (form: InnerForm) => Promise<void>

type Asked = { readonly control: Locator; readonly name: string; readonly answer: Answer }

/** In the walk through every type: opens the panel of a structure and enters there what it is to say, as a person would. */
export async function fillStructure({ control, name, answer }: Asked, fillForm: FillForm): Promise<void> {
  const structure = structures[name]
  if (!structure) throw new Error(`No structure is called ${name}.`)
  const dialogs = control.page().locator('[role="dialog"]')
  const before = await dialogs.count()
  await control.click()
  const title = await dialogs.nth(before).getAttribute('aria-labelledby')
  const panel = control.page().locator(`[role="dialog"][aria-labelledby="${title}"]`)
  await panel.locator('[data-structure]').first().waitFor()
  await fill({ place: panel, structure, answer, fillForm })
  const done = panel.getByRole('button', { name: said('form.structure-done'), exact: true })
  await done.click()
  await panel.waitFor({ state: 'hidden' })
}

type Filling = {
  readonly place: Locator
  readonly structure: Structure
  readonly answer: Answer
  readonly fillForm: FillForm
}

async function fill(filling: Filling): Promise<void> {
  const { place, answer, fillForm } = filling
  const structure = resolvedStructure(filling.structure, structures)
  switch (structure.kind) {
    case 'list':
      return fillList(filling, structure.item)
    case 'named':
      return fillNamed(filling, structure.item)
    case 'answers':
      return fillAnswers(filling)
    case 'either': {
      const choice = choiceOf(structure, answer)
      if (!choice) throw new Error(`Nothing can be chosen for ${JSON.stringify(answer)}.`)
      await choose(place, choice.titleId)
      return fill({ ...filling, structure: choice.is })
    }
    case 'kinds': {
      const member = memberOf(structure, answer)
      if (!member) throw new Error(`No kind fits ${JSON.stringify(answer)}.`)
      await choose(place, member.value)
      return fillFields(place, [...structure.elements, ...member.elements], { answer, fillForm })
    }
    case 'fields':
      return fillFields(place, structure.elements, { answer, fillForm })
    case 'value':
      return fillPlain(place, answer)
    default:
      return fillAny(filling)
  }
}

async function choose(place: Locator, name: string): Promise<void> {
  await place.locator('[data-structure="choice"] select').first().selectOption(name)
}

type Entered = Pick<Filling, 'answer' | 'fillForm'>

async function fillFields(
  place: Locator,
  elements: readonly unknown[],
  { answer, fillForm }: Entered,
): Promise<void> {
  await place.locator('.form-section').first().waitFor()
  await fillForm({
    place,
    elements: definitionOf({ elements }).elements,
    value: isRecord(answer) ? answer : {},
  })
}

async function fillList(filling: Filling, item: Structure): Promise<void> {
  const list = filling.place.locator('[data-structure="list"]').first()
  for (const [index, each] of listOf(filling.answer).entries()) {
    await list.locator('> button.form-add').click()
    const place = list.locator('> fieldset.form-row').nth(index)
    await fill({ ...filling, place, structure: item, answer: each })
  }
}

async function fillNamed(filling: Filling, item: Structure): Promise<void> {
  const named = filling.place.locator('[data-structure="named"]').first()
  const entries = Object.entries(isRecord(filling.answer) ? filling.answer : {})
  for (const [index, [name, each]] of entries.entries()) {
    await named.locator('> button.form-add').click()
    const place = named.locator('> fieldset.form-row').nth(index)
    await place.locator('input').first().fill(name)
    await fill({ ...filling, place, structure: item, answer: each })
  }
}

/** Answers stand in the form that they answer where it can be read, else under their names. */
async function fillAnswers(filling: Filling): Promise<void> {
  const { place, answer } = filling
  const form = place.locator('[data-structure="answers"]')
  const named = place.locator('[data-structure="named"]')
  await form.or(named).first().waitFor()
  if ((await form.count()) === 0) return fillNamed(filling, { kind: 'any' })
  for (const [name, each] of Object.entries(isRecord(answer) ? answer : {})) {
    const control = form.locator(`[id$=":${name}"]`)
    if ((await control.count()) === 0) throw new Error(`The form does not ask ${name}.`)
    if ((await control.getAttribute('type')) === 'radio') await chooseOne(form, control, each)
    else await fillPlain(control.locator('xpath=ancestor-or-self::*[contains(@class,"form-field")][1]'), each)
  }
}

/** The button of a code; the first of them has the question's own id. */
async function chooseOne(form: Locator, first: Locator, answer: Answer): Promise<void> {
  const own = form.locator(`[id="${await first.getAttribute('id')}-${String(answer)}"]`)
  await ((await own.count()) > 0 ? own : first).click()
}

async function fillAny(filling: Filling): Promise<void> {
  const any = filling.place.locator('[data-structure="any"]').first()
  const { answer } = filling
  await any.locator('select').first().selectOption(kindOf(answer))
  if (Array.isArray(answer)) return fillList({ ...filling, place: any }, { kind: 'any' })
  if (isRecord(answer)) return fillNamed({ ...filling, place: any }, { kind: 'any' })
  await fillPlain(any, answer)
}

function kindOf(answer: Answer): string {
  if (Array.isArray(answer)) return 'list'
  if (isRecord(answer)) return 'parts'
  return typeof answer === 'number' || typeof answer === 'boolean' ? typeof answer : 'text'
}

async function fillPlain(place: Locator, answer: Answer): Promise<void> {
  if (typeof answer === 'boolean') {
    const choices = place.locator('input[type="radio"], input[type="checkbox"]')
    const isTick = (await choices.first().getAttribute('type')) === 'checkbox'
    if (isTick) await choices.first().setChecked(answer)
    else await choices.nth(answer ? 0 : 1).click()
    return
  }
  const control = place.locator('input:not([type="radio"]), textarea').last()
  await control.fill(String(answer ?? ''))
  await control.blur()
}
