import type { Page } from 'playwright'
import type { Answers } from '#shared/answers/answer.ts'
import { elementKinds } from '#shared/elements/element-kinds.ts'
import { compileForm } from '#shared/forms/compile-form.ts'
import type { Element } from '#shared/forms/definition.ts'
import { everyElement } from '#tests/bench/forms/every-element.ts'
import type { FormState } from '#tests/bench/forms/form-states.tsx'
import { aFilledCopy } from '#tests/support/a-filled-copy.ts'
import { violationsOn } from '#tests/support/browser/violations-on.ts'

const filled: Answers = { ...aFilledCopy(compileForm(everyElement), 20_261_124), code: '{}' }

/** For the journey over elements: shows every element in one state, filled at random but as a draft. */
export function showEvery(page: Page, state: FormState): Promise<void> {
  const given = state === 'draft' ? {} : filled
  return page.evaluate(
    ({ asked, text }) => {
      const { definition, answers } = JSON.parse(text)
      window.forms.show(asked, definition, answers)
    },
    { asked: state, text: JSON.stringify({ definition: everyElement, answers: given }) },
  )
}

/** What axe has against the page. */
export async function violationsOf(page: Page): Promise<readonly string[]> {
  const violations = await violationsOn(page)
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** The elements that hold an answer of their own and stand on the page, without those in rows. */
export function askingElements(): readonly Element[] {
  return outside(everyElement.elements).filter(
    ({ type, hidden }) => elementKinds[type].holds === 'answer' && !hidden,
  )
}

/** Those of them that were filled. */
export function filledElements(): readonly Element[] {
  return askingElements().filter(({ id }) => filled[id] !== undefined)
}

function outside(elements: readonly Element[]): readonly Element[] {
  return elements.flatMap((element) =>
    element.type === 'Repeater' ? [element] : [element, ...outside(element.children ?? [])],
  )
}

/** What stands on the page for each question: whether it is there, how many of its fields can be changed, and what was found. */
export type Standing = { readonly type: string; readonly open: number; readonly findings: number }

/** For tests, the questions on the page by their words. */
export async function standingsOf(page: Page): Promise<ReadonlyMap<string, Standing>> {
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('#page .form-field')].map((field) => {
      const words = field.querySelector('.form-label, label')?.textContent ?? ''
      const fields = [
        ...field.querySelectorAll(
          'input:not([type=file],[type=search]),select,textarea,[contenteditable=true]',
        ),
      ]
      const open = fields.filter((each) => !each.matches(':disabled,[readonly]')).length
      const findings = field.querySelectorAll('.form-finding[data-weight="blocks"]').length
      const type = field.getAttribute('data-type') ?? ''
      return [words.replace(/ \*| \(required\)/g, '').trim(), { type, open, findings }] as const
    }),
  )
  return new Map(found.toReversed())
}
