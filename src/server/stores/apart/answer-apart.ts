/** In a process apart: answers each message with one, until whoever asks is gone. What is thrown ends the process, and there is no answer. */
export function answerApart<Asked>(answerTo: (asked: Asked) => unknown): void {
  process.on('message', (asked: Asked) => {
    Promise.resolve(asked)
      .then(answerTo)
      .then((answer) => process.send?.({ answer }))
  })
  process.on('disconnect', () => process.exit())
  process.send?.('ready')
}
