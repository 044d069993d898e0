// Not among the icons of `ui`: those come with every screen.
const icon = (path: string) => (
  <svg
    width="16"
    height="16"
    viewBox="0 0 16 16"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    focusable="false"
  >
    <path d={path} />
  </svg>
)

export const COMPARE_ICON = icon('M2.5 5.5h9M9 3l2.5 2.5L9 8M13.5 10.5h-9M7 8l-2.5 2.5L7 13')
export const RESTORE_ICON = icon('M3 3v3.5h3.5M3.2 6.3a5.3 5.3 0 1 1-.3 3.6')
