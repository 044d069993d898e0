/**
 * Properties of an Autocomplete whose list of options is a part of the dialog or landmark that its field stands in: at the end of
 * the page, where MUI puts it, a screen reader finds it outside of both. No parent that scrolls cuts the list, because its place is fixed.
 */
export const LIST_IN_PLACE = {
  disablePortal: true,
  slotProps: {
    popper: { popperOptions: { strategy: 'fixed' } },
    // In front of other fields an edge says where the list ends.
    paper: { elevation: 8, sx: { border: 1, borderColor: 'line.strong' } },
  },
} as const
