const isPage = { and: [{ href_matches: '/*' }, { not: { href_matches: '/api/*' } }] };

/**
 * Until the page responds, the browser fetches the document of a hovered or pressed link. Then the
 * page takes this element away: it moves without documents, and prefetches by itself.
 */
export const nextPages = JSON.stringify({ prefetch: [{ where: isPage, eagerness: 'moderate' }] });
