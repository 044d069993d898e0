import type { ReactNode } from 'react'

/** The few icons that the console needs, drawn for it: 16 px, stroke in the text's colour, hidden from screen readers. */
export function Icon({ children }: { children: ReactNode }) {
  return (
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
      style={{ flex: 'none' }}
    >
      {children}
    </svg>
  )
}

export const HomeIcon = () => (
  <Icon>
    <path d="M2 7.5 8 2.5l6 5M3.5 6.5v7h9v-7M6.5 13.5V9.5h3v4" />
  </Icon>
)
export const ScopesIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="5.5" />
    <circle cx="8" cy="8" r="2" />
    <path d="M8 1v3M8 12v3M1 8h3M12 8h3" />
  </Icon>
)
export const AuditIcon = () => (
  <Icon>
    <path d="M3 2.5h10v11H3z" />
    <path d="m5.2 6 1 1 1.6-1.8M10 6h1M5.2 10l1 1 1.6-1.8M10 10h1" />
  </Icon>
)
export const AccessIcon = () => (
  <Icon>
    <circle cx="5" cy="8" r="3" />
    <path d="M8 8h6.5v2.5M11.5 8v2" />
  </Icon>
)
export const PinIcon = ({ filled = true }: { filled?: boolean }) => (
  <Icon>
    <path
      d="m8 2 1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4l-3.7 2.1.8-4.2L2 6.4l4.2-.5z"
      fill={filled ? 'currentColor' : 'none'}
    />
  </Icon>
)
export const RecentIcon = () => (
  <Icon>
    <path d="M2.5 8a5.5 5.5 0 1 1 1.6 3.9M2.5 8 1 6.3M2.5 8l1.8-1.5M8 5v3l2 1.5" />
  </Icon>
)
export const MenuIcon = () => (
  <Icon>
    <path d="M2.5 4h11M2.5 8h11M2.5 12h11" />
  </Icon>
)
export const CloseIcon = () => (
  <Icon>
    <path d="m4 4 8 8M12 4l-8 8" />
  </Icon>
)
export const SearchIcon = () => (
  <Icon>
    <circle cx="7" cy="7" r="4.5" />
    <path d="m10.5 10.5 3 3" />
  </Icon>
)
export const ThemeIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="5.5" />
    <path d="M8 2.5a5.5 5.5 0 0 1 0 11z" fill="currentColor" />
  </Icon>
)
export const LanguageIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="5.5" />
    <path d="M2.5 8h11M8 2.5c3.5 3.2 3.5 7.8 0 11M8 2.5c-3.5 3.2-3.5 7.8 0 11" />
  </Icon>
)
export const KeyboardIcon = () => (
  <Icon>
    <rect x="1.5" y="4" width="13" height="8" rx="1.5" />
    <path d="M4 6.7h.01M6.7 6.7h.01M9.3 6.7h.01M12 6.7h.01M5 9.5h6" />
  </Icon>
)
export const AccountIcon = () => (
  <Icon>
    <circle cx="8" cy="5.5" r="2.5" />
    <path d="M3 13.5c.6-2.7 2.5-4 5-4s4.4 1.3 5 4" />
  </Icon>
)
export const AllowedIcon = () => (
  <Icon>
    <path d="m3.5 8.5 3 3 6-7" />
  </Icon>
)
export const DeniedIcon = () => (
  <Icon>
    <circle cx="8" cy="8" r="5.5" />
    <path d="m4.2 4.2 7.6 7.6" />
  </Icon>
)
