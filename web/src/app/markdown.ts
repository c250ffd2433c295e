// The little Markdown that the rulebooks use: headings, paragraphs, quotes and lists.
export type Block = { kind: 'h1' | 'h2' | 'text' | 'quote'; text: string } | { kind: 'list'; items: string[] };

export function parsed(markdown: string): Block[] {
  return markdown
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter(Boolean)
    .map(parsedBlock);
}

function parsedBlock(block: string): Block {
  if (block.startsWith('# ')) return { kind: 'h1', text: block.slice(2) };
  if (block.startsWith('## ')) return { kind: 'h2', text: block.slice(3) };
  if (block.startsWith('> ')) return { kind: 'quote', text: block.slice(2) };
  if (/^(-|\d+\.) /.test(block)) {
    return { kind: 'list', items: block.split('\n').map((item) => item.replace(/^\s*(-|\d+\.) /, '')) };
  }
  return { kind: 'text', text: block };
}
