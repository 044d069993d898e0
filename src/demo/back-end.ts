import type { SqlJs } from 'sql.js/dist/sql-wasm-browser.js'
import { SAMPLE_ADMINISTRATORS, SAMPLE_IDENTITIES, seedSample } from '../sample/sample'
import { createService, type Service } from '../service/app'
import type { KeptFile } from './kept-file'
import { openMemory, type MemoryDatabase } from './memory-database'
import type { Keeping } from './messages'

/** After a read its audit events are kept together with those of the reads that follow at once, in ms. */
const READ_KEPT_AFTER_MS = 300
/** Requests that change nothing but the audit. */
const isRead = ({ method, url }: Request) => method === 'GET' || /\/(list|check)$/.test(url)

/** The embedded service over a database in memory, of which the browser keeps a copy where it can. */
export class BackEnd {
  private timer: ReturnType<typeof setTimeout> | undefined
  private writing = Promise.resolve()

  private constructor(
    private readonly sqlJs: SqlJs,
    private file: KeptFile | null,
    private database: MemoryDatabase,
    private readonly onKeeping: (keeping: Keeping) => void,
    private service: Service = serviceOver(database),
  ) {}

  /**
   * @param file null keeps nothing
   * @param onKeeping told when the browser stops keeping the data
   */
  static async open(
    sqlJs: SqlJs,
    file: KeptFile | null,
    onKeeping: (keeping: Keeping) => void,
  ): Promise<BackEnd> {
    const kept = await opened(sqlJs, file)
    if (kept !== null) return new BackEnd(sqlJs, file, kept, onKeeping)
    const backEnd = new BackEnd(sqlJs, file, await filled(sqlJs), onKeeping)
    await backEnd.keep()
    return backEnd
  }

  keeping(): Keeping {
    return this.file === null ? 'in-memory' : 'kept'
  }

  /** Answers a request. What a commit wrote is kept before the commit is acknowledged. */
  async answer(request: Request): Promise<Response> {
    const answer = await this.service.fetch(request)
    if (!isRead(request)) await this.keep()
    else this.timer ??= setTimeout(() => void this.keep(), READ_KEPT_AFTER_MS)
    return answer
  }

  /** Throws away what was done, and fills a new database with the sample deployment. */
  async beginAfresh(): Promise<void> {
    const database = await filled(this.sqlJs)
    const old = this.database
    this.database = database
    this.service = serviceOver(database)
    old.close()
    await this.keep()
  }

  /** Where the browser has no room, the rest of the visit is in memory only. */
  private keep(): Promise<void> {
    clearTimeout(this.timer)
    this.timer = undefined
    this.writing = this.writing
      .then(() => {
        const bytes = this.file && this.database.bytes()
        return bytes ? this.file?.write(bytes) : undefined
      })
      .catch((error: unknown) => {
        console.warn('The browser does not keep the data of the demonstration.', error)
        this.file = null
        this.onKeeping(this.keeping())
      })
    return this.writing
  }
}

const serviceOver = (database: MemoryDatabase) =>
  createService({
    database,
    identities: SAMPLE_IDENTITIES,
    administrators: SAMPLE_ADMINISTRATORS,
  })

/** The sample deployment, whose six weeks end now. */
async function filled(sqlJs: SqlJs): Promise<MemoryDatabase> {
  const database = openMemory(sqlJs, null)
  await seedSample(database, Date.now())
  return database
}

/** What an earlier visit has left; null where that cannot be used. */
async function opened(sqlJs: SqlJs, file: KeptFile | null): Promise<MemoryDatabase | null> {
  try {
    const bytes = (await file?.read()) ?? null
    if (bytes === null) return null
    const database = openMemory(sqlJs, bytes)
    database.get('SELECT count(*) FROM audit_events')
    return database
  } catch (error) {
    console.warn('The data of an earlier visit cannot be read, so the sample begins afresh.', error)
    return null
  }
}
