/** What the demonstration uses of sql.js, which comes without types. */
declare module 'sql.js/dist/sql-wasm-browser.js' {
  type Value = string | number | Uint8Array | null
  export type Statement = {
    bind(values: readonly Value[]): boolean
    step(): boolean
    getAsObject(): Record<string, Value>
    reset(): void
    free(): boolean
  }
  export type SqlJs = {
    Database: new (bytes?: Uint8Array) => {
      run(sql: string): unknown
      prepare(sql: string): Statement
      /** The whole database as a file. Statements stay prepared. */
      export(): Uint8Array
      close(): void
    }
  }
  export default function initSqlJs(options: { wasmBinary: ArrayBuffer }): Promise<SqlJs>
}
