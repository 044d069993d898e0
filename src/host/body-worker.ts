import { parentPort } from 'node:worker_threads'
import { judgeBody, type BodyQuestion } from '../service/judged-body'

// The thread on which large bodies are judged, see `other-thread.ts`.
parentPort?.on('message', ({ question, bytes }: { question: BodyQuestion; bytes: Uint8Array }) => {
  parentPort?.postMessage(judgeBody(question, bytes))
})
