/**
 * Has an Autocomplete put its list of options into the dialog or landmark of its field. MUI puts it at the end of the page, where a
 * screen reader finds it outside of both. A parent that scrolls does not cut the list, because the list's position is fixed.
 */
export const LIST_IN_PLACE = {
  disablePortal: true,
  slotProps: {
    popper: { popperOptions: { strategy: 'fixed' } },
    // In front of other fields an edge says where the list ends.
    paper: { elevation: 8, sx: { border: 1, borderColor: 'line.strong' } },
  },
} as const
