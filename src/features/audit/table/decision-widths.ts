import type { CellName } from './cell-fields'
import type { ColumnWidths } from './columns'

/** How wide the columns of the table of decisions are. */
export const DECISION_WIDTHS: ColumnWidths<CellName> = {
  widths: {
    time: [193],
    result: [84],
    operation: [168, 1],
    action: [122],
    resource: [150, 3],
    principal: [130, 2],
    actor: [116],
    reason: [152],
    role: [190],
    request: [156],
  },
  widest: null,
  beyond: ['role', 'request'],
}
