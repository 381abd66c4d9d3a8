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

type Answers = Map<string, Promise<unknown>>

/**
 * The same context for an act upon several notes: rows of settled types (definitions, services, staff, preferences, whoever the notes
 * are about) are read once in its transaction, and again only after the act itself has written one of their type.
 */
export function withMemory(context: Context): Context {
  const known = new Map<ResourceType, Answers>(settled.map((type) => [type, new Map()]))
  const { stores } = context
  return {
    ...context,
    stores: {
      of: (type) => {
        const answers = known.get(type)
        return answers ? remembering(stores.of(type), answers) : stores.of(type)
      },
    },
  }
}

function remembering<Type extends ResourceType>(store: Store<Type>, answers: Answers): Store<Type> {
  /** A write ends what was known, whatever comes of it. */
  const forgetting =
    <Input extends readonly unknown[], Output>(write: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      try {
        return await write(...input)
      } finally {
        answers.clear()
      }
    }
  return {
    ...store,
    get: (id) => once(answers, id, () => store.get(id)),
    getVersion: (id, versionId) => once(answers, `${id}/${versionId}`, () => store.getVersion(id, versionId)),
    find: (search) => once(answers, JSON.stringify(search), () => store.find(search)),
    create: forgetting((...input: Parameters<typeof store.create>) => store.create(...input)),
    update: forgetting((...input: Parameters<typeof store.update>) => store.update(...input)),
    remove: forgetting((...input: Parameters<typeof store.remove>) => store.remove(...input)),
    restore: forgetting((...input: Parameters<typeof store.restore>) => store.restore(...input)),
    bringBack: forgetting((...input: Parameters<typeof store.bringBack>) => store.bringBack(...input)),
  }
}

function once<Value>(answers: Answers, key: string, ask: () => Promise<Value>): Promise<Value> {
  const known = answers.get(key)
  // The key names what was asked, so its answer is of that kind.
  if (known) return known as Promise<Value>
  const asked = ask()
  answers.set(key, asked)
  return asked
}
