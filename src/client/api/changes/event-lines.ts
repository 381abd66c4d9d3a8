/** One event of the server's stream as it came; a heartbeat has a place and nothing else. */
export type EventLines = { readonly event: string; readonly place: string; readonly data: string }

/** Reads the events off the line, as server-sent events are written: field by field, each event ended by an empty line. */
export async function* eventLines(
  read: () => Promise<{ readonly done: boolean; readonly value?: Uint8Array | undefined }>,
): AsyncGenerator<EventLines> {
  const decoder = new TextDecoder()
  let rest = ''
  for (;;) {
    const { done, value } = await read()
    if (done) return
    rest += decoder.decode(value, { stream: true })
    const blocks = rest.split('\n\n')
    rest = blocks.pop() ?? ''
    for (const block of blocks) yield eventOf(block)
  }
}

function eventOf(block: string): EventLines {
  const fields = new Map(
    block.split('\n').map((line) => {
      const [name = '', ...value] = line.split(': ')
      return [name, value.join(': ')]
    }),
  )
  const field = (name: string) => fields.get(name) ?? ''
  return { event: field('event'), place: field('id'), data: field('data') }
}
