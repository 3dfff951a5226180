/** The list of sources at the end of a post, as saving it would leave it. */
export function sourcesOf(sources: ReadonlyArray<{ text: string; href: string }>): string {
  const items = sources.map(
    ({ text, href }) =>
      `<li>${text}: <a href="${href}" rel="noopener noreferrer nofollow" target="_blank">${new URL(href).host}</a></li>`,
  );
  return `<h2>Sources</h2><ul>${items.join("")}</ul>`;
}
