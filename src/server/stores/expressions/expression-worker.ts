import { parentPort } from 'node:worker_threads'
import { answerCall, type ExpressionCall } from '#shared/expressions/answer-call.ts'

/** The thread in which the expressions of imported forms are worked out, so that no request waits for it. */
const port = parentPort
if (!port) throw new Error('Expressions are worked out in a worker thread only.')

port.postMessage('ready')
port.on('message', (call: ExpressionCall) => port.postMessage(answerCall(call)))
