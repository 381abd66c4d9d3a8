import type { Questionnaire } from '#generated/types/questionnaire.ts'
import type { Reference } from '#generated/types/reference.ts'
import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import { freeKey } from '#server/definitions/definition/free-key.ts'
import type { Context } from '#server/operations/handler.ts'
import { definitionOf, type Element, storedElements } from '#shared/forms/definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { copiesOfStarters, copyOfStarter } from './copies-of-starter.ts'
import { type QuestionnaireStarter, type SectionOfStarter, starterFiles } from './starter-file.ts'

type Elements = SectionOfStarter['elements']

/** The elements of a starter with the practice's own copies of the questionnaires that its instruments name by their keys: one in use before one in work, else a new Draft. */
export function instrumentsByKey(context: Context): (elements: Elements) => Promise<Outcome<Elements>> {
  return async (elements) => {
    const replaced = await replacedIn(context, definitionOf({ elements }).elements)
    return replaced.ok ? succeeded(storedElements(replaced.value)) : replaced
  }
}

/** A Draft of a questionnaire that comes with the product. */
export async function makeQuestionnaire(
  context: Context,
  { resourceType: _type, about: _about, ...body }: QuestionnaireStarter,
): Promise<Outcome<Questionnaire>> {
  const key = await freeKey(context, 'Questionnaire', body.key)
  if (!key.ok) return key
  return context.stores.of('Questionnaire').create({ ...body, version: 1, status: 'Draft', key: key.value })
}

async function replacedIn(
  context: Context,
  elements: readonly Element[],
): Promise<Outcome<readonly Element[]>> {
  const all: Element[] = []
  for (const element of elements) {
    const { children, questionnaire } = element
    const inner = children ? await replacedIn(context, children) : succeeded(undefined)
    if (!inner.ok) return inner
    const own = questionnaire ? await ownCopy(context, questionnaire) : succeeded(undefined)
    if (!own.ok) return own
    all.push({
      ...element,
      ...(inner.value && { children: inner.value }),
      ...(own.value && { questionnaire: own.value }),
    })
  }
  return succeeded(all)
}

async function ownCopy(context: Context, { id: key }: Reference): Promise<Outcome<Reference>> {
  for (const status of ['Active', 'Draft'] as const) {
    const copies = await copiesOfStarters(context, 'Questionnaire', [
      { field: 'status', op: 'eq', value: status },
    ])
    if (!copies.ok) return copies
    const copy = copyOfStarter(copies.value, key)
    if (copy) return succeeded(unpinned(copy.reference))
  }
  const file = starterFiles().find(
    (each): each is QuestionnaireStarter => each.key === key && each.resourceType === 'Questionnaire',
  )
  if (!file) throw new Error(`No questionnaire ${key} comes with the product.`)
  const made = await makeQuestionnaire(context, file)
  return made.ok ? succeeded(unpinned(referenceTo(made.value))) : made
}

/** The version is chosen when the form is published. */
function unpinned({ id, resourceType, display }: Reference): Reference {
  return { id, resourceType, ...(display !== undefined && { display }) }
}
