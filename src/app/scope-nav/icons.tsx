import { Icon } from '../../ui/icons'

export const OverviewIcon = () => (
  <Icon>
    <path d="M2.5 3h11v10h-11zM2.5 6.5h11M7 6.5V13" />
  </Icon>
)
export const PromptsIcon = () => (
  <Icon>
    <path d="M2.5 3h11v8h-6L4.5 13.5V11h-2zM5 6h6M5 8.3h4" />
  </Icon>
)
