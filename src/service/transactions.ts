import type { Database } from './database'

/**
 * `transaction` of a database, over one connection.
 * @param run runs one statement
 * @param isOpen whether the connection is still in a transaction: some failures, a full disk among them, end it
 */
export function transactionsOver(
  run: (sql: string) => void,
  isOpen: () => boolean,
): { transaction: Database['transaction']; isWithin: () => boolean } {
  let depth = 0
  const rollBack = () => {
    depth -= 1
    if (depth === 0 && isOpen()) run('ROLLBACK')
  }
  const commit = () => {
    if (depth === 1) {
      try {
        run('COMMIT')
      } catch (error) {
        rollBack()
        throw error
      }
    }
    depth -= 1
  }
  return {
    isWithin: () => depth > 0,
    transaction(work) {
      if (depth === 0) run('BEGIN IMMEDIATE')
      depth += 1
      let result: ReturnType<typeof work>
      try {
        result = work()
      } catch (error) {
        rollBack()
        throw error
      }
      if (!(result instanceof Promise)) {
        commit()
        return result
      }
      return result.then(
        (value: unknown) => {
          commit()
          return value
        },
        (error: unknown) => {
          rollBack()
          throw error
        },
      ) as ReturnType<typeof work>
    },
  }
}
