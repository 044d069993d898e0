/** Follows links to a part of the page by hand: what stands behind `#` is the address of the screen. */
export function followInPageLinks() {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
    const target = document.getElementById(link?.getAttribute('href')?.slice(1) ?? '')
    if (!target) return
    event.preventDefault()
    target.focus()
  })
}
