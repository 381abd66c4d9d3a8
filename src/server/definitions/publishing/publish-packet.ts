import { referenceTo } from '#server/definitions/definition/definition-types.ts'
import type { Context, Handler } from '#server/operations/handler.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'
import { checkPacket } from '#shared/packets/check-packet.ts'
import type { PacketItem } from '#shared/packets/shown-items.ts'
import { draftOf, publish } from './publish.ts'
import { publishFormRow, publishQuestionnaireRow } from './publish-form-row.ts'
import { usablePart } from './usable-part.ts'

/** Checks a Draft packet and makes it Active, with the Draft questionnaires and forms of its items, each in the version that can be answered from now on. */
export const publishPacket: Handler<'packet.publish'> = async (context, input) => {
  const draft = await draftOf(context, 'Packet', input)
  if (!draft.ok) return draft
  const row = draft.value
  const items: PacketItem[] = []
  for (const [index, item] of row.items.entries()) {
    const used = await usableItem(context, item, `/items/${index}`)
    if (!used.ok) return used
    items.push(used.value)
  }
  const next = { ...row, items }
  return publish(context, {
    ...{ type: 'Packet', row: next, versionId: row.meta.versionId },
    findings: checkPacket(next),
  })
}

async function usableItem(context: Context, item: PacketItem, place: string): Promise<Outcome<PacketItem>> {
  const questionnaire = item.questionnaire
    ? await usablePart(context, {
        ...{ type: 'Questionnaire', reference: item.questionnaire, place: `${place}/questionnaire` },
        publishRow: publishQuestionnaireRow,
      })
    : succeeded(undefined)
  if (!questionnaire.ok) return questionnaire
  const form = item.form
    ? await usablePart(context, {
        ...{ type: 'Form', reference: item.form, place: `${place}/form` },
        publishRow: publishFormRow,
      })
    : succeeded(undefined)
  if (!form.ok) return form
  return succeeded({
    ...item,
    ...(questionnaire.value && { questionnaire: referenceTo(questionnaire.value) }),
    ...(form.value && { form: referenceTo(form.value) }),
  })
}
