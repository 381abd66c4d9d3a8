/** A step of a path: where each next word leads, and what can be asked here. */
type Step = {
  readonly words: Map<string, Step>
  anything?: Step
  /** The path as it was told, with its `:names`. */
  url?: string
  readonly methods: string[]
}

/** What is known at a path: how it was told, and the methods that it answers to. */
export type KnownPath = { readonly url: string; readonly methods: readonly string[] }

/** All known paths of the API with the methods that each answers to: also those are found that are asked by a method which nobody offers. */
export class KnownPaths {
  private readonly root: Step = newStep()

  /** A path such as `/api/v1/practices/:practice/Patients`. */
  add(method: string, url: string): void {
    let step = this.root
    for (const word of wordsOf(url)) step = word.startsWith(':') ? anythingOf(step) : wordOf(step, word)
    step.url = url
    step.methods.push(method)
  }

  /** What stands at the path of a request; undefined: nothing. */
  find(path: string): KnownPath | undefined {
    let step: Step | undefined = this.root
    for (const word of wordsOf(path))
      step = step?.words.get(word) ?? (word === '' ? undefined : step?.anything)
    return step?.url === undefined ? undefined : { url: step.url, methods: step.methods }
  }
}

function newStep(): Step {
  return { words: new Map(), methods: [] }
}

function anythingOf(step: Step): Step {
  step.anything ??= newStep()
  return step.anything
}

function wordOf(step: Step, word: string): Step {
  const known = step.words.get(word) ?? newStep()
  step.words.set(word, known)
  return known
}

function wordsOf(path: string): readonly string[] {
  return (path.split('?')[0] ?? '').split('/')
}
