/** The styles of a report that is saved as a file of its own. A screen shows it light or dark. Paper shows it black on white, repeats the head of a table on each sheet, and has room for seven columns (A4). */
export const PAGE_STYLE = `
:root { color-scheme: light dark; --line: light-dark(#d0d5dd, #475467); --soft: light-dark(#f5f6f8, #1d232c); --quiet: light-dark(#475467, #b4bcc8); }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 1040px; padding: 24px 16px; font: 14px/1.5 system-ui, sans-serif; background: light-dark(#fff, #12161c); color: light-dark(#1d2430, #e6e9ee); }
h1 { font-size: 24px; line-height: 1.25; margin: 0 0 16px; }
h2 { font-size: 17px; margin: 28px 0 8px; break-after: avoid; }
p { margin: 6px 0; }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 2px 16px; margin: 0; }
dt, .quiet { color: var(--quiet); }
dd { margin: 0; }
dd, td, p, li { overflow-wrap: anywhere; }
code { font: 12px/1.5 ui-monospace, monospace; }
.counts { display: flex; flex-wrap: wrap; gap: 8px 28px; margin: 16px 0; font-variant-numeric: tabular-nums; }
.counts b { font-size: 22px; }
.box { border: 1px solid var(--line); border-radius: 8px; padding: 8px 14px; background: var(--soft); margin: 12px 0; }
.box > h2 { margin-top: 4px; }
.written { white-space: pre-wrap; }
.wide { overflow-x: auto; }
.made { min-width: 170px; }
table { border-collapse: collapse; width: 100%; font-size: 13px; }
th, td { min-width: 104px; text-align: start; vertical-align: top; padding: 5px 8px; border-bottom: 1px solid var(--line); }
th { color: var(--quiet); font-weight: 600; }
tr { break-inside: avoid; }
td:first-child { white-space: nowrap; font-variant-numeric: tabular-nums; }
ul { margin: 4px 0; padding-inline-start: 20px; }
a { color: inherit; }
@media (max-width: 600px) { dl { grid-template-columns: minmax(0, 1fr); } dd { margin-bottom: 6px; } td:first-child { white-space: normal; min-width: 84px; } }
@media print { :root { color-scheme: light; } body { max-width: none; padding: 0; font-size: 10.5pt; } table { font-size: 9pt; } thead { display: table-header-group; } .wide { overflow: visible; } th, td { min-width: 60px; padding-inline: 5px; } td.who { white-space: normal; min-width: 84px; } .who + td code { white-space: nowrap; } }
@page { margin: 16mm; }
`
