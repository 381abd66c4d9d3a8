import { send } from '#client/api/send.ts'
import { keyOf } from '#client/definitions/shown/key-of.ts'
import type { Form } from '#generated/types/form.ts'
import type { NoteSectionForm } from '#generated/types/note-section-form.ts'
import { type Outcome, succeeded } from '#shared/outcome/outcome.ts'

/** What a form is begun with: its name, and what it is a copy of. */
type FormBeginning = {
  readonly id: string
  readonly name: string
  readonly copied?: Form | undefined
  /** Questions to begin with that are those of no other form. */
  readonly elements?: Form['elements']
}

/** Makes a Draft form without questions, or with those of another. */
export function createForm({ id, name, copied, elements: own }: FormBeginning): Promise<Outcome<Form>> {
  const { elements = own ?? [], category, layout, translations, validations } = copied ?? {}
  return send('form.create', {
    idempotencyKey: id,
    body: {
      name,
      key: keyOf(name, id),
      version: 1,
      status: 'Draft',
      elements,
      ...(category !== undefined && { category }),
      ...(layout && { layout }),
      ...(translations && { translations }),
      ...(validations && { validations }),
    },
  })
}

/** What a section of notes is begun with; the two ids make it one section however often it is asked for. */
export type SectionBeginning = {
  readonly id: string
  readonly formId: string
  readonly name: string
  /** Its type as a code with its words. */
  readonly type: { readonly code: string; readonly label: string }
  readonly copied: NoteSectionForm | undefined
}

/** Makes a Draft section with a Draft form of its own: without questions, or with those of another section. */
export async function createSection(beginning: SectionBeginning): Promise<Outcome<NoteSectionForm>> {
  const { id, formId, name, type, copied } = beginning
  const asked = copied ? await send('form.read', { id: copied.form.id }) : succeeded(undefined)
  if (!asked.ok) return asked
  const form = await createForm({ id: formId, name, copied: asked.value })
  if (!form.ok) return form

  return send('noteSectionForm.create', {
    idempotencyKey: id,
    body: {
      ...(copied && settingsOf(copied)),
      name,
      key: keyOf(name, id),
      version: 1,
      status: 'Draft',
      sectionType: copied?.sectionType ?? {
        code: type.code,
        display: type.label,
        list: 'note-section-type',
      },
      form: { id: form.value.id, resourceType: 'Form' },
    },
  })
}

/** What of a section is copied with it. */
function settingsOf(section: NoteSectionForm) {
  const { scopeDefault, carryForward, prefill, requiredElements, hiddenElements, help } = section
  const { narrativeAllowed, scribeTarget, minPlanLinks } = section
  return {
    scopeDefault,
    narrativeAllowed,
    scribeTarget,
    minPlanLinks,
    ...(carryForward && { carryForward }),
    ...(prefill && { prefill }),
    ...(requiredElements && { requiredElements }),
    ...(hiddenElements && { hiddenElements }),
    ...(help !== undefined && { help }),
  }
}
