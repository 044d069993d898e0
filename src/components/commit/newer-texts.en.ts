export default {
  /** @param who null where nobody has told */
  isNewer: (revision: number, who: string | null) =>
    who === null ? `r${revision} is newer` : `r${revision} is newer, by ${who}`,
  show: (news: string) => `${news}: show`,
}
