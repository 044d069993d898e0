import { StateEffect, StateField, type Range, type Text } from '@codemirror/state'
import { Decoration, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view'
import { RangeSet } from '@codemirror/state'

/** A stretch of the text that is wrong, in UTF-16 units; an empty one marks its line alone. */
export type Place = { from: number; to: number }

const show = StateEffect.define<readonly Place[]>()
const line = Decoration.line({ class: 'cm-faultyLine' })
const mark = Decoration.mark({ class: 'cm-fault' })
const number = new (class extends GutterMarker {
  override elementClass = 'cm-faultyNumber'
})()

const startOfLines = (doc: Text, places: readonly Place[]) => [
  ...new Set(places.map(({ from }) => doc.lineAt(Math.min(from, doc.length)).from)),
]

const shown = StateField.define({
  create: () => ({ marks: Decoration.none, numbers: RangeSet.empty as RangeSet<GutterMarker> }),
  update({ marks, numbers }, { changes, effects, newDoc }) {
    for (const effect of effects) {
      if (!effect.is(show)) continue
      const lines = startOfLines(newDoc, effect.value)
      const stretches = effect.value.flatMap(({ from, to }): Range<Decoration>[] =>
        from < to && to <= newDoc.length ? [mark.range(from, to)] : [],
      )
      return {
        marks: Decoration.set([...lines.map((at) => line.range(at)), ...stretches], true),
        numbers: RangeSet.of(
          lines.map((at) => number.range(at)),
          true,
        ),
      }
    }
    return { marks: marks.map(changes), numbers: numbers.map(changes) }
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ marks }) => marks),
    gutterLineClass.from(field, ({ numbers }) => numbers),
  ],
})

/** Marks faults at their lines: the stretch, the line and its number. */
export const faultyPlaces = {
  extension: shown,
  show: (places: readonly Place[]) => show.of(places),
}
