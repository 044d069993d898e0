type Props = { columns: readonly string[]; centred?: boolean }

/** The heads of a table of Access; `centred` has those after the first one in the middle. */
export const TableHead = ({ columns, centred = false }: Props) => (
  <div role="rowgroup">
    <div role="row" className="head">
      {columns.map((column, index) => (
        <div
          role="columnheader"
          key={column}
          className={centred && index > 0 ? 'centre' : undefined}
        >
          {column}
        </div>
      ))}
    </div>
  </div>
)
