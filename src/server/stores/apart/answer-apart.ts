/** In a process apart: answers each message with one, in the order in which they come, until whoever asks is gone. */
export function answerApart<Asked>(answerTo: (asked: Asked) => unknown): void {
  process.on('message', (asked: Asked) => {
    Promise.resolve(asked)
      .then(answerTo)
      .then((answer) => process.send?.({ answer }))
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}
