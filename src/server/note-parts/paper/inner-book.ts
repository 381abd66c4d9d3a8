import type { Reference } from '#generated/types/reference.ts'
import { pinned } from '#server/note-parts/optional.ts'
import type { Context } from '#server/operations/handler.ts'
import { wholeDefinitionOf } from '#shared/forms/definition.ts'
import type { InnerForms } from '#shared/forms/printing/inner-answers.ts'

type InnerForm = ReturnType<InnerForms>

/** The forms that stand inside what is printed, as far as they were looked up. */
export type InnerBook = {
  readonly inner: InnerForms
  /** Looks up what was asked for and not known; false when there is nothing more to know. */
  readonly learn: () => Promise<boolean>
}

/** Opens an empty book: whoever reads the answers reads what was asked, in the version that was answered. */
export function openInnerBook(context: Context): InnerBook {
  const known = new Map<string, InnerForm>()
  const asked = new Map<string, Reference>()
  return {
    inner: (form) => {
      const key = `${form.resourceType}/${form.id}/${form.versionId ?? ''}`
      if (!known.has(key)) asked.set(key, form)
      return known.get(key)
    },
    learn: async () => {
      const fresh = [...asked]
      asked.clear()
      for (const [key, form] of fresh) known.set(key, await readInner(context, form))
      return fresh.length > 0
    },
  }
}

async function readInner(context: Context, reference: Reference): Promise<InnerForm> {
  const type = reference.resourceType === 'Form' ? 'Form' : 'Questionnaire'
  const found = await pinned(context, type, reference)
  return found.ok ? wholeDefinitionOf(found.value) : undefined
}
