import { closeSync, openSync, rmSync, writeSync } from 'node:fs'
import { ExportWriter, type Format } from '../../../components/export/export-writer'
import { eventsOf } from '../export/batch'
import { EVENT_TABLE } from '../export/csv-columns'
import type { Sink } from '../export/exporter'

/** For tests: an export to a file of this machine, whose disk is full after `room` bytes. */
export function fileSink(format: Format, path: string, room = Infinity): Sink {
  const file = openSync(path, 'w')
  let size = 0
  const writer = new ExportWriter(format, EVENT_TABLE, {
    write(bytes) {
      size += bytes.length
      if (size > room) throw new Error('ENOSPC')
      writeSync(file, bytes)
    },
    close: () => closeSync(file),
    discard() {
      closeSync(file)
      rmSync(path)
    },
  })
  const begun = writer.begin()
  return {
    async write(batch) {
      await begun
      return writer.write(eventsOf(batch))
    },
    finish: () => writer.finish(),
    discard: () => writer.discard(),
  }
}
