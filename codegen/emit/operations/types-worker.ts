import { parentPort, workerData } from 'node:worker_threads'
import { openapiTypesOf } from './openapi-types-of.ts'

/** A thread of its own makes the types of a whole description while the other emitters work. */
parentPort?.postMessage(await openapiTypesOf(String(workerData)))
