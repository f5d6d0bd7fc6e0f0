/** What the editor writes, each as a whole description: the server keeps it, and the course's page shows it. */
export const richTextSamples: readonly string[] = [
  '<p>One<br>line <strong>bold</strong> <em>leaning</em> <u>underlined</u> <s>struck</s></p>',
  '<p><u><strong>bold and underlined</strong></u></p>',
  '<h3>Aim</h3><h4>Smaller</h4><blockquote>Quoted</blockquote>',
  '<ul><li>One<ul><li>Inner<ol><li>Innermost</li></ol></li></ul></li><li>Two</li></ul>',
  '<ol><li>One<ol><li>Inner</li><li>Inner two</li></ol></li><li><u>Two</u></li></ol>',
];
