/** What stands in the braces of a message. */
export type MessageParameters = Readonly<Record<string, string | number>>

/** One thing to say: a message of the catalogue, or the words of the rule's author; `parts` are said inside it, joined. */
export type Sentence = {
  readonly id?: string
  readonly text?: string
  readonly parameters: MessageParameters
  readonly parts?: readonly Sentence[]
}

/** Says a message of the catalogue in the reader's language, with the practice's labels. */
export type SpeakMessage = (id: string, parameters: MessageParameters) => string

/** A message of the catalogue. */
export function sentence(id: string, parameters: MessageParameters = {}): Sentence {
  return { id, parameters }
}

/** The sentence as text. Placeholders that the author invented stay as they are, so that the mistake can be seen. */
export function say(what: Sentence, speak: SpeakMessage): string {
  const parts = what.parts?.map((part) => say(part, speak)).join('; ')
  const parameters = parts === undefined ? what.parameters : { ...what.parameters, parts }
  if (what.text === undefined) return speak(what.id ?? '', parameters)

  return what.text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined
    if (value !== undefined)
      return typeof value === 'string' ? speak('rules.word', { word: value }) : `${value}`
    return labels.has(name.toLowerCase()) ? spokenLabel(name, speak) : whole
  })
}

/** The practice's word; with a capital where the author has written one, as at the beginning of a sentence. */
function spokenLabel(name: string, speak: SpeakMessage): string {
  const label = speak(`rules.label.${name}`, {})
  return name === name.toLowerCase() ? label : label.charAt(0).toUpperCase() + label.slice(1)
}

const labels: ReadonlySet<string> = new Set([
  'session',
  'patient',
  'location',
  'enrollment',
  'problem',
  'practitioner',
])
