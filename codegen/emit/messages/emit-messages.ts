import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'
import type { Emitted } from '#codegen/emit/text/emitted.ts'
import { languages, type Message } from '#codegen/model/message.ts'

/** The catalogue in each language, compiled for lingui's runtime, and the type of all ids. */
export function emitMessages(messages: readonly Message[]): readonly Emitted[] {
  const from = 'src/shared/messages and the labels of schemas'
  const types = `import type { Messages } from '@lingui/core'\n\nexport const messages: Messages`
  const ids = `/** The id of every text that a person can see. */\nexport type MessageId =\n${messages.map(({ id }) => `  | ${JSON.stringify(id)}`).join('\n')}`
  return [
    ...languages.flatMap((language) => [
      { path: `generated/messages/${language}.js`, from, text: catalogue(messages, language) },
      { path: `generated/messages/${language}.d.ts`, from, text: types },
    ]),
    { path: 'generated/messages/ids.ts', from, text: ids },
  ]
}

function catalogue(messages: readonly Message[], language: 'en' | 'es'): string {
  const entries = messages.map((message) => `${JSON.stringify(message.id)}:${compiled(message, language)},`)
  return `export const messages = {\n${entries.join('\n')}\n}`
}

function compiled(message: Message, language: 'en' | 'es'): string {
  return JSON.stringify(message.icu ? compileMessageOrThrow(message[language]) : [message[language]])
}
