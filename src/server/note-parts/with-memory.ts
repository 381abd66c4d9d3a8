import type { ResourceType } from '#generated/types/resources.ts'
import type { Context } from '#server/operations/handler.ts'
import type { Store } from '#server/stores/store.ts'

/** What many notes of one act name, and what no signature writes. */
const settled: readonly ResourceType[] = [
  'Contract',
  'Form',
  'GroupNoteDefinition',
  'HealthcareService',
  'Location',
  'NoteDefinition',
  'NoteRule',
  'NoteSectionForm',
  'Organization',
  'Patient',
  'PracticePreferences',
  'Practitioner',
  'Program',
  'SignatureConfiguration',
]

/**
 * The same context for an act upon several notes: rows of settled types (definitions, services, staff, preferences, whoever the notes
 * are about) are read once in its transaction, and again only after the act itself has written one of their type.
 */
export function withMemory(context: Context): Context {
  const { stores } = context
  const known = new Map<ResourceType, unknown>()
  const of = <Type extends ResourceType>(type: Type): Store<Type> => {
    if (!settled.includes(type)) return stores.of(type)
    // Under each type stands the store of that type.
    const store = (known.get(type) ?? remembering(stores.of(type))) as Store<Type>
    known.set(type, store)
    return store
  }
  return { ...context, stores: { of } }
}

function remembering<Type extends ResourceType>(store: Store<Type>): Store<Type> {
  const rows = new Map<string, ReturnType<Store<Type>['get']>>()
  const pages = new Map<string, ReturnType<Store<Type>['find']>>()
  /** Whatever comes of a write, what was known is known no more. */
  const forgetting =
    <Input extends readonly unknown[], Output>(write: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      try {
        return await write(...input)
      } finally {
        rows.clear()
        pages.clear()
      }
    }
  return {
    ...store,
    get: (id) => once(rows, id, () => store.get(id)),
    getVersion: (id, versionId) => once(rows, `${id}/${versionId}`, () => store.getVersion(id, versionId)),
    find: (search) => once(pages, JSON.stringify(search), () => store.find(search)),
    create: forgetting((...input: Parameters<typeof store.create>) => store.create(...input)),
    update: forgetting((...input: Parameters<typeof store.update>) => store.update(...input)),
    remove: forgetting((...input: Parameters<typeof store.remove>) => store.remove(...input)),
    restore: forgetting((...input: Parameters<typeof store.restore>) => store.restore(...input)),
    bringBack: forgetting((...input: Parameters<typeof store.bringBack>) => store.bringBack(...input)),
  }
}

function once<Answer>(answers: Map<string, Answer>, key: string, ask: () => Answer): Answer {
  const answer = answers.get(key) ?? ask()
  answers.set(key, answer)
  return answer
}
