import type { Locator } from 'playwright'
import { expect } from 'vitest'
import { inZone } from '#client/form/elements/time/in-zone.ts'
import { type Answer, isRecord } from '#shared/answers/answer.ts'
import type { Element, ElementType } from '#shared/forms/definition.ts'
import { wordsOfCode } from './words-of-code.ts'

/** One question on the screen: its control, what it asks, and what is to be answered. */
export type Question = {
  readonly control: Locator
  readonly id: string
  readonly element: Element
  readonly answer: Answer
  /** The zone in which the practice reads moments. */
  readonly timezone: string
}

type Answerer = (question: Question) => Promise<void>

/** In the walk through every type: answers one question as a person does: by what its control is, with the mouse and the keyboard. */
export async function answerOne(question: Question): Promise<void> {
  const answer = answerers[question.element.type]
  if (!answer) throw new Error(`Nobody knows how to answer a ${question.element.type} (${question.id}).`)
  await answer(question)
}

/** How each type of element is answered. What is not here asks nothing, or is asked row by row. */
const answerers: { readonly [Type in ElementType]?: Answerer } = {
  String: typeText,
  Text: typeText,
  Url: typeText,
  Integer: typeText,
  Decimal: typeText,
  Date: typeIn,
  Time: typeIn,
  DateTime: answerMoment,
  Boolean: answerYesNo,
  Choice: choose,
  OpenChoice: chooseOpen,
  Reference: pickReference,
  UsState: ({ control, answer }) => search(control, `(${String(answer)})`, endsWith(`(${String(answer)})`)),
  ContactPoint: answerContact,
  Address: answerAddress,
  Approximate: answerApproximate,
  Duration: answerDuration,
  Quantity: answerQuantity,
}

async function typeText({ control, answer }: Question): Promise<void> {
  await control.click()
  await control.press('ControlOrMeta+a')
  await control.page().keyboard.insertText(String(answer))
  await control.blur()
}

/** Days and times: the browser's own boxes want them whole. */
async function typeIn({ control, answer }: Question): Promise<void> {
  await control.fill(String(answer))
}

async function answerMoment({ control, answer, timezone }: Question): Promise<void> {
  const local = inZone(new Date(String(answer)).toISOString(), timezone) ?? ''
  await control.fill(local.slice(0, 10))
  await control.locator('xpath=following-sibling::input[@type="time"]').fill(local.slice(11, 16))
}

async function answerYesNo({ control, id, answer }: Question): Promise<void> {
  const kind = await control.getAttribute('type')
  if (kind === 'checkbox') return answer === true ? tick(control) : undefined
  await tick(inputOf(control, answer === true ? id : `${id}-no`))
}

async function choose(question: Question): Promise<void> {
  const { control, element, answer, id } = question
  if (Array.isArray(answer)) {
    for (const code of answer) await tick(optionOf(question, String(code)))
    return
  }
  const code = String(answer)
  if ((await control.getAttribute('role')) === 'combobox') {
    const words = await wordsOfCode(element, code)
    return search(control, words, startsWith(words))
  }
  if ((await control.evaluate((here) => here.tagName)) === 'SELECT') {
    await control.selectOption(code)
    return
  }
  await tick(optionOf({ ...question, id }, code))
}

/** Ticks a box or a button and waits until it stays so: the page takes the answer in before it shows it. */
async function tick(box: Locator): Promise<void> {
  if (await box.isChecked()) return
  await box.click()
  await expect.poll(() => box.isChecked(), { timeout: 15_000 }).toBe(true)
}

/** The box or button of a code: the first of them has the question's own id. */
function optionOf({ control, id }: Question, code: string): Locator {
  const first = control.locator('xpath=ancestor::fieldset[1]')
  return first
    .locator(`[id="${id}-${code}"]`)
    .or(first.locator(`[id="${id}"]`))
    .last()
}

async function chooseOpen({ control, element, answer }: Question): Promise<void> {
  if (!isRecord(answer)) throw new Error('Several open choices at once are not answered here.')
  const words = answer.text ? String(answer.text) : await wordsOfCode(element, String(answer.code))
  if (!answer.text) return search(control, words, startsWith(words))
  await control.fill(words)
  await control.blur()
}

/** Types the first word of what it is called, where many are called alike all of it, and takes the row that is called so. */
async function pickReference({ control, answer }: Question): Promise<void> {
  if (!isRecord(answer)) throw new Error('A reference without a row.')
  const name = String(answer.display ?? answer.id)
  const words = name.match(/\p{L}[\p{L}\p{N}]+/gu) ?? []
  const option = startsWith(name)
  for (const word of [...words.slice(0, 2), '']) if (await isFound(control, word, option)) return
  await search(control, name, option)
}

/** Whether the row is found by this word; it is taken then. */
async function isFound(control: Locator, word: string, option: RegExp): Promise<boolean> {
  return search(control, word, option, 5_000).then(
    () => true,
    () => false,
  )
}

/** A field that searches: types, waits for what is found, and takes it with the mouse. */
async function search(control: Locator, text: string, option: RegExp, timeout = 20_000): Promise<void> {
  await control.click()
  await control.press('ControlOrMeta+a')
  if (text === '') await control.press('Delete')
  else await control.page().keyboard.insertText(text)
  const list = await control.getAttribute('aria-controls')
  await control
    .page()
    .locator(`[id="${list}"]`)
    .getByRole('option')
    .filter({ hasText: option })
    .first()
    .click({ timeout })
}

async function answerContact({ control, answer }: Question): Promise<void> {
  if (!isRecord(answer)) return
  const parts = control.locator('xpath=ancestor::*[contains(@class,"form-parts")][1]')
  if (answer.system) await parts.locator('select').first().selectOption(String(answer.system))
  await control.fill(String(answer.value ?? ''))
  await control.blur()
  if (answer.use) await parts.locator('select').last().selectOption(String(answer.use))
  for (const [name, part] of Object.entries(answer))
    if (part === true) await tick(parts.locator(`[data-part="${name}"]`))
}

async function answerAddress({ control, answer }: Question): Promise<void> {
  if (!isRecord(answer)) return
  const parts = control.locator('xpath=ancestor::*[contains(@class,"form-parts")][1]')
  const lines = Array.isArray(answer.lines) ? answer.lines : []
  const { city, postalCode, country, county, directions } = answer
  const third = lines.length > 1 ? [lines[2]] : []
  const texts = [lines[0], lines[1], ...third, city, postalCode, country, county]
  for (const [index, text] of texts.entries())
    if (text !== undefined) await parts.locator('input').nth(index).fill(String(text))
  if (answer.state) await parts.locator('select').first().selectOption(String(answer.state))
  if (answer.use) await parts.locator('select').last().selectOption(String(answer.use))
  if (directions !== undefined) await parts.locator('textarea').fill(String(directions))
  if (answer.isConfidential === true) await tick(parts.locator('input[type="checkbox"]'))
}

async function answerApproximate({ control, answer }: Question): Promise<void> {
  const [year = '', month, day] = String(answer).slice(0, 10).split('-')
  const parts = control.locator('xpath=ancestor::*[contains(@class,"form-parts")][1]')
  await control.fill(year)
  if (month) await parts.locator('select').first().selectOption(month)
  if (day) await parts.locator('select').last().selectOption(day)
}

async function answerDuration({ control, answer }: Question): Promise<void> {
  const [hours = '0', minutes = '0'] = String(answer).split(':')
  const parts = control.locator('xpath=ancestor::*[contains(@class,"form-parts")][1]')
  await control.fill(hours)
  await parts
    .locator('input')
    .nth(1)
    .fill(String(Number(minutes)))
}

async function answerQuantity({ control, answer }: Question): Promise<void> {
  if (!isRecord(answer)) return
  const unit = control.locator('xpath=ancestor::*[contains(@class,"form-parts")][1]').locator('select')
  await control.fill(String(answer.value))
  await control.blur()
  if ((await unit.count()) > 0) await unit.selectOption(String(answer.unit))
}

function inputOf(control: Locator, id: string): Locator {
  return control.page().locator(`[id="${id}"]`)
}

function startsWith(text: string): RegExp {
  return new RegExp(`^${escaped(text)}`)
}

function endsWith(text: string): RegExp {
  return new RegExp(`${escaped(text)}$`)
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
