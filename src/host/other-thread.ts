import { Worker } from 'node:worker_threads'
import { requestTooLarge, serverOverloaded } from '../service/errors'
import type { BodyQuestion, JudgedBody } from '../service/judged-body'

/** What judging one body may take, in MB. It needs a fraction; the host must not go down with what needs more. */
const MEMORY_MAX = 512

/**
 * Judges bodies on another thread, one after the other, while this one answers everybody else. How many wait is bounded
 * by what their bytes may take together (`body-bytes.ts`).
 */
export class OtherThread {
  private worker: Worker | null = null
  private last: Promise<unknown> = Promise.resolve()

  /** @param script what the thread runs: `body-worker.ts`, built */
  constructor(
    private readonly script: URL,
    private readonly memoryMax = MEMORY_MAX,
  ) {}

  /**
   * @param bytes empty afterwards where they filled their buffer
   * @throws ServiceError 413 when the body takes too much memory, 503 when the thread ended otherwise.
   */
  judge(question: BodyQuestion, bytes: Uint8Array): Promise<JudgedBody> {
    const judged = this.last.then(() => this.ask(question, bytes))
    this.last = judged.catch(() => {})
    return judged
  }

  close() {
    void this.worker?.terminate()
  }

  private ask(question: BodyQuestion, bytes: Uint8Array): Promise<JudgedBody> {
    const worker = (this.worker ??= this.start())
    return new Promise((resolve, reject) => {
      const settle = () => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit)
      }
      const onMessage = (judged: JudgedBody) => {
        settle()
        resolve(judged)
      }
      const onError = (error: NodeJS.ErrnoException) => {
        settle()
        this.forget(worker)
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') reject(requestTooLarge())
        else {
          console.error(error)
          reject(serverOverloaded())
        }
      }
      const onExit = () => {
        settle()
        this.forget(worker)
        reject(serverOverloaded())
      }
      worker.on('message', onMessage).on('error', onError).on('exit', onExit)
      // Handed over instead of copied: of megabytes, a copy holds up everybody, and nobody here needs them any more.
      const buffer = ownBuffer(bytes)
      worker.postMessage({ question, bytes: new Uint8Array(buffer) }, [buffer])
    })
  }

  private start(): Worker {
    const worker = new Worker(this.script, {
      resourceLimits: { maxOldGenerationSizeMb: this.memoryMax },
    })
    // It keeps no host alive, and a thread that ends while nobody asks is started anew for the next.
    worker.unref()
    worker.on('error', () => this.forget(worker)).on('exit', () => this.forget(worker))
    return worker
  }

  private forget(worker: Worker) {
    if (this.worker === worker) this.worker = null
  }
}

/** The memory of bytes that have it for themselves, else a copy: others may use the rest of it. */
const ownBuffer = (bytes: Uint8Array): ArrayBuffer =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? bytes.buffer
    : new Uint8Array(bytes).buffer
