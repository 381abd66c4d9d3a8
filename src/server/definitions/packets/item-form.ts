import type { FormElement } from '#generated/types/elements.ts'
import type { Form } from '#generated/types/form.ts'
import type { PacketResponse } from '#generated/types/packet-response.ts'
import type { QuestionnaireResponse } from '#generated/types/questionnaire-response.ts'
import type { Reference } from '#generated/types/reference.ts'
import type { Translations } from '#generated/types/translations.ts'
import { answeredVersion } from '#server/definitions/responses/answered-version.ts'
import { answersVersion } from '#server/definitions/responses/answers-version.ts'
import type { Context } from '#server/operations/handler.ts'
import { type Answers, isRecord } from '#shared/answers/answer.ts'
import { asAnswer } from '#shared/forms/definition.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import type { PacketItem } from '#shared/packets/shown-items.ts'

type Reading = Pick<Context, 'stores'>

/** The form that an item of a packet is filled in with, as far as whoever fills it in has to know it. */
export type ItemForm = {
  /** Names the form and its version. */
  readonly key: string
  readonly elements: readonly FormElement[]
  readonly language: string
  readonly translations?: Translations | undefined
  readonly oneQuestionPerPage?: boolean | undefined
}

/** The form of an item in the version that its packet names, or that has been published of it since; undefined: it has none. */
export async function formOfItem(reading: Reading, item: PacketItem): Promise<Outcome<ItemForm | undefined>> {
  const { questionnaire, form } = item
  if (item.kind === 'Upload') return succeeded(uploadForm(item))
  if (questionnaire) return questionnaireOf(reading, questionnaire)
  if (!form) return succeeded(undefined)
  const store = reading.stores.of('Form')
  const found =
    form.versionId === undefined ? await store.get(form.id) : await store.getVersion(form.id, form.versionId)
  if (!found.ok) return found
  const { elements, translations } = found.value
  return succeeded({ key: keyOf(found.value), elements, language: 'en', translations })
}

/** A file that is handed in is the answer to one question, which is called as the item. */
function uploadForm({ title, required }: PacketItem): ItemForm {
  const files = { id: 'files', type: 'Attachment', label: title, required: required !== false } as const
  return { key: 'upload', elements: [files], language: 'en' }
}

function keyOf({ id, meta }: Pick<Form, 'id' | 'meta'>): string {
  return `${id}/${meta.versionId}`
}

async function questionnaireOf(reading: Reading, reference: Reference): Promise<Outcome<ItemForm>> {
  const found = await answeredVersion(reading, reference)
  if (!found.ok) return found
  const { elements, language, translations, oneQuestionPerPage } = found.value
  return succeeded({
    key: keyOf(found.value),
    elements,
    language: language.code,
    translations,
    oneQuestionPerPage,
  })
}

/** What an item was answered so far. */
export type GivenAnswers = {
  readonly form: ItemForm
  readonly answers: Answers
  /** Where they are the answers to a questionnaire: the row that keeps them, or over which they are a draft. */
  readonly response?: QuestionnaireResponse
  /** The version of what is stored; absent while nobody has answered. */
  readonly versionId?: string | undefined
}

/** The answers to an item with its form; undefined: it has no form. */
export async function givenAnswersOf(
  reading: Reading,
  item: PacketItem,
  { items }: PacketResponse,
): Promise<Outcome<GivenAnswers | undefined>> {
  const form = await formOfItem(reading, item)
  if (!form.ok || !form.value) return form.ok ? succeeded(undefined) : form
  const given = items.find(({ itemId }) => itemId === item.id)
  if (!given?.response) {
    const versionId = answersVersion({ data: given?.data })
    return succeeded({ form: form.value, answers: answersIn(given?.data), versionId })
  }
  const found = await reading.stores.of('QuestionnaireResponse').get(given.response.id)
  // Answers that were taken away since are no answers.
  if (!found.ok) return succeeded({ form: form.value, answers: {} })
  const answers = answersIn(given.data ?? found.value.answers)
  const versionId = answersVersion({ response: found.value, data: given.data })
  return succeeded({ form: form.value, answers, response: found.value, versionId })
}

function answersIn(stored: unknown): Answers {
  const answers = asAnswer(stored)
  return isRecord(answers) ? answers : {}
}
