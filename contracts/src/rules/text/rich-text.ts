const blocks = ['p', 'br', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'code', 'pre'];

/**
 * The elements of a description (decision C5): text and its structure, no images, styles, forms or frames. The editor
 * writes only these, the server keeps only these, and the course's page shows only these.
 */
export const richTextTags: readonly string[] = [...blocks, 'strong', 'b', 'em', 'i', 'u', 's', 'a'];
