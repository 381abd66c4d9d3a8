import { compileMessage } from '@lingui/message-utils/compileMessage'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { browserWorld } from '#client/app/browser-world.ts'
import { FormView } from '#client/form/form-view.tsx'
import { Announcer } from '#client/ui/announcer.tsx'
import { AppearanceProvider } from '#client/ui/looks/appearance-provider.tsx'
import { WordsProvider } from '#client/ui/words.tsx'
import { WorldProvider } from '#client/ui/world.ts'
import { holdsAnswer } from '#shared/elements/element.ts'
import { compileForm, type FormNode } from '#shared/forms/compile-form.ts'
import type { Definition } from '#shared/forms/definition.ts'
import { type OpenAnswers, openAnswers } from '#shared/forms/opening/open-answers.ts'
import formWords from '#shared/messages/en/form.json'
import formsWords from '#shared/messages/en/forms.json'
import { practiceWords } from '#shared/words/practice-words.ts'
import { nameOf } from './name-of.ts'

const words = practiceWords({ patient: { singular: 'client', plural: 'clients' } }, 'en')

/** What became of one definition on the corpus page of a journey: how many questions stand on the page, and what is wrong with which. */
type Drawn = { readonly questions: number; readonly wrong: readonly string[] }

declare global {
  interface Window {
    corpus: {
      /** Draws a definition with all its sections and one row in each list, looks for every visible question, takes it away again. */
      readonly draw: (definition: Definition) => Promise<Drawn>
    }
  }
}

const messages = Object.fromEntries(
  Object.entries({ ...formWords, ...formsWords }).map(([id, text]) => [id, compileMessage(text)]),
)

async function draw(definition: Definition): Promise<Drawn> {
  const wrong: string[] = []
  const answers = openAnswers(compileForm(definition), {}, { newId: () => crypto.randomUUID() })
  const asked = answers.form.roots.flatMap((node) => questionsOf(answers, node, ''))
  const root = createRoot(document.getElementById('page') as HTMLElement, {
    onUncaughtError: (error) => wrong.push(String(error)),
    onCaughtError: (error) => wrong.push(String(error)),
  })
  flushSync(() =>
    root.render(
      <WorldProvider value={browserWorld}>
        <AppearanceProvider>
          <WordsProvider locale="en" messages={messages} practiceWords={words}>
            <FormView
              answers={answers}
              setting={{ timezone: 'America/Chicago' }}
              eager={answers.form.sections.length}
            />
            <Announcer />
          </WordsProvider>
        </AppearanceProvider>
      </WorldProvider>,
    ),
  )
  await new Promise((drawn) => setTimeout(drawn))
  const controls = controlsByPath()
  for (const { path, type } of asked) {
    const control = controls.get(path)
    if (!control) wrong.push(`${type} ${path}: is not there`)
    else if (nameOf(control) === '') wrong.push(`${type} ${path}: has no name`)
  }
  root.unmount()
  return { questions: asked.length, wrong }
}

type Asked = { readonly path: string; readonly type: string }

/** Every visible question beneath a node, in the first row of each list. */
function questionsOf(answers: OpenAnswers, node: FormNode, prefix: string): readonly Asked[] {
  const path = prefix + node.id
  const { element } = node
  if (!answers.get(path).visible) return []
  const own = holdsAnswer(element) ? [{ path, type: element.type }] : []
  if (element.type !== 'Repeater')
    return [...own, ...node.children.flatMap((child) => questionsOf(answers, child, prefix))]

  const rows = answers.get(path).value
  const row = Array.isArray(rows) && rows.length > 0 ? rows[0] : answers.addRow(path)
  return [...own, ...node.children.flatMap((child) => questionsOf(answers, child, `${path}/${String(row)}/`))]
}

/** What stands on the page by the path of its question: ids are `{form}:{path}`. */
function controlsByPath(): ReadonlyMap<string, Element> {
  const found = [...document.querySelectorAll('#page [id]')]
  return new Map(found.map((element) => [element.id.slice(element.id.indexOf(':') + 1), element]))
}

window.corpus = { draw }
