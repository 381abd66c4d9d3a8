/** A value of a PDF as it is written there. */
export type PdfValue =
  | string
  | number
  | boolean
  | null
  | PdfName
  | PdfReference
  | PdfDictionary
  | readonly PdfValue[]
export type PdfName = { readonly name: string }
export type PdfReference = { readonly object: number }
export type PdfDictionary = { readonly entries: ReadonlyMap<string, PdfValue> }

/** For tests, reads the objects of a PDF that are not packed, by their numbers: straight out of its bytes, without a library. */
export function pdfObjects(bytes: Uint8Array): ReadonlyMap<number, PdfValue> {
  const text = Buffer.from(bytes).toString('latin1')
  const objects = new Map<number, PdfValue>()
  for (const found of text.matchAll(/(?:^|\n)(\d+) 0 obj\s/g))
    objects.set(Number(found[1]), new Reader(text, found.index + found[0].length).value())
  return objects
}

class Reader {
  private readonly text: string
  private at: number

  constructor(text: string, at: number) {
    this.text = text
    this.at = at
  }

  value(): PdfValue {
    this.skip()
    const rest = this.text.slice(this.at, this.at + 40)
    if (rest.startsWith('<<')) return this.dictionary()
    if (rest.startsWith('[')) return this.list()
    if (rest.startsWith('(')) return this.letters()
    if (rest.startsWith('<')) return this.digits()
    if (rest.startsWith('/')) return this.name()
    const reference = /^(\d+) \d+ R/.exec(rest)
    if (reference) return this.past(reference[0], { object: Number(reference[1]) })
    const word = /^[^\s()<>[\]/]+/.exec(rest)?.[0] ?? ''
    const known: Readonly<Record<string, PdfValue>> = { true: true, false: false, null: null }
    return this.past(word, known[word] ?? Number(word))
  }

  private past<Value>(text: string, value: Value): Value {
    this.at += Math.max(1, text.length)
    return value
  }

  private skip(): void {
    while (/\s/.test(this.text[this.at] ?? '')) this.at += 1
  }

  private name(): PdfName {
    const name = /^\/[^\s()<>[\]/]*/.exec(this.text.slice(this.at, this.at + 200))?.[0] ?? '/'
    return this.past(name, { name: name.slice(1) })
  }

  private dictionary(): PdfDictionary {
    const entries = new Map<string, PdfValue>()
    this.at += 2
    for (this.skip(); !this.text.startsWith('>>', this.at) && this.at < this.text.length; this.skip())
      entries.set(this.name().name, this.value())
    this.at += 2
    return { entries }
  }

  private list(): readonly PdfValue[] {
    const values: PdfValue[] = []
    this.at += 1
    for (this.skip(); this.text[this.at] !== ']' && this.at < this.text.length; this.skip())
      values.push(this.value())
    this.at += 1
    return values
  }

  private digits(): string {
    const end = this.text.indexOf('>', this.at)
    return this.past(this.text.slice(this.at, end + 1), this.text.slice(this.at + 1, end))
  }

  private letters(): string {
    const [whole = '()', said = ''] = /^\(((?:[^\\()]|\\[\s\S])*)\)/.exec(this.text.slice(this.at)) ?? []
    const plain = said.replaceAll(/\\([\s\S])/g, (_, letter: string) => escaped[letter] ?? letter)
    return this.past(whole, unicode(plain))
  }
}

const escaped: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

function unicode(said: string): string {
  if (!said.startsWith('þÿ')) return said
  return Buffer.from(said, 'latin1').subarray(2).swap16().toString('utf16le')
}
