import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import type { ForeignObject } from '#shared/imports/reading/foreign-object.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const library = '@aehrc/smart-forms-renderer/lib'

/** What somebody else's renderer of FHIR questionnaires makes of a response, of items that are in no list. */
export type Rendered = {
  /** By linkId: whether the item's own conditions hold. */
  readonly isEnabled: (linkId: string) => boolean
  /** The value of an item's calculated expression; nothing where it has none. */
  readonly calculated: (linkId: string) => unknown
}

/** For tests: a renderer of FHIR questionnaires that shares no code with ours but the reader of FHIRPath. */
export type SecondRenderer = (questionnaire: ForeignObject, response: ForeignObject) => Promise<Rendered>

type Condition = { readonly isEnabled: boolean }
type Conditions = { readonly [linkId: string]: Condition | undefined }
type Calculated = { readonly from: string; readonly value: unknown }

/** The parts of the library that are used, as far as they are. */
type QuestionnaireState = {
  readonly buildSourceQuestionnaire: (
    questionnaire: ForeignObject,
    response: undefined,
    context: object,
    terminology: string,
  ) => Promise<void>
  readonly updateExpressions: (response: ForeignObject, isFirst: boolean) => Promise<void>
  readonly enableWhenItems: { readonly singleItems: Conditions }
  readonly enableWhenExpressions: { readonly singleExpressions: Conditions }
  readonly calculatedExpressions: { readonly [linkId: string]: readonly Calculated[] | undefined }
}
type Library = {
  readonly questionnaireStore: { readonly getState: () => QuestionnaireState }
  readonly questionnaireResponseStore: {
    readonly getState: () => { readonly buildSourceResponse: (response: ForeignObject) => void }
  }
  readonly initialiseQuestionnaireResponse: (
    questionnaire: ForeignObject,
    response: ForeignObject,
  ) => ForeignObject
}

/** Opens it. It is bundled without its pages, and without a way to any other computer. */
export async function openSecondRenderer(): Promise<SecondRenderer> {
  const { questionnaireStore, questionnaireResponseStore, initialiseQuestionnaireResponse } = await bundled()
  return async (questionnaire, response) => {
    const own = () => structuredClone(questionnaire)
    await questionnaireStore.getState().buildSourceQuestionnaire(own(), undefined, {}, nowhere)
    const begun = initialiseQuestionnaireResponse(own(), structuredClone(response))
    questionnaireResponseStore.getState().buildSourceResponse(begun)
    await questionnaireStore.getState().updateExpressions(begun, true)
    return rendered(questionnaireStore.getState())
  }
}

const nowhere = 'http://127.0.0.1:9/fhir'

function rendered(state: QuestionnaireState): Rendered {
  const { enableWhenItems, enableWhenExpressions, calculatedExpressions } = state
  return {
    isEnabled: (linkId) =>
      enableWhenItems.singleItems[linkId]?.isEnabled !== false &&
      enableWhenExpressions.singleExpressions[linkId]?.isEnabled !== false,
    calculated: (linkId) => calculatedExpressions[linkId]?.find(({ from }) => from === 'item')?.value,
  }
}

const entry = `
  export { questionnaireStore } from '${library}/stores/questionnaireStore.js'
  export { questionnaireResponseStore } from '${library}/stores/questionnaireResponseStore.js'
  export { initialiseQuestionnaireResponse } from '${library}/utils/initialise.js'`

/** Whoever asks another computer is told that there is none. */
const alone = `
  const request = async () => ({ resourceType: 'OperationOutcome', issue: [] })
  export const client = () => ({ request })
  export const oauth2 = {}
  export default { client, oauth2 }`

const sources: { readonly [name: string]: string } = { 'second-renderer': entry, fhirclient: alone }

const ownModules: Plugin = {
  name: 'own-modules',
  enforce: 'pre',
  resolveId: (id) => (id in sources ? `\0${id}` : undefined),
  load: (id) => sources[id.slice(1)],
}

async function bundled(): Promise<Library> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'error',
    define: {
      'process.env.NODE_ENV': '"production"',
      // It says in the console what it cannot work out.
      'console.warn': 'String',
      'console.error': 'String',
    },
    plugins: [ownModules],
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: 'second-renderer',
        preserveEntrySignatures: 'strict',
        output: { format: 'es', codeSplitting: false },
      },
    },
  })
  const [output] = [made].flat()
  const code = output && 'output' in output ? output.output[0].code : ''
  // The bundle exports what its entry names.
  return (await import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`)) as Library
}
