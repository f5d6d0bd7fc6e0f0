import { item, manifest, packed, resource, samplePng, webLink } from './packages.ts';

const quiz = 'imsqti_xmlv1p2/imscc_xmlv1p1/assessment';

/** The layout of Canvas: pages in wiki_content, files in web_resources, modules with headings of several levels. */
export const canvasPackage = async (): Promise<Buffer> =>
  packed([
    [
      'imsmanifest.xml',
      manifest(
        item('Week 1', '', item('Welcome', 'r1') + item('Warm-up') + item('Talk', 'r2') + item('Check', 'r3')) +
          item('Week 2', '', item('Part A', '', item('Notes', 'r4')) + item('Part B', '', item('Notes', 'r5'))) +
          item('Week 3') +
          item('Board', 'r6'),
        resource('r1', 'wiki_content/welcome.html') +
          resource('r2', 'r2.xml', 'imswl_xmlv1p1') +
          resource('r3', 'r3/assessment.xml', quiz) +
          resource('r4', 'web_resources/notes%20one.pdf') +
          resource('r5', 'r5.xml', 'imswl_xmlv1p1') +
          resource('r6', 'r6.xml', 'imsdt_xmlv1p1'),
      ),
    ],
    [
      'wiki_content/welcome.html',
      `<html><head><title>Welcome</title><style>p{}</style></head><body><h1>Hello</h1><div>First <span>half</span><div>Second</div></div>
       <p>See <img src="$IMS-CC-FILEBASE$/Uploaded%20Media/plan.png" alt="The plan"> and <img src="gone.png"></p>
       <p><a href="$IMS-CC-FILEBASE$/notes%20one.pdf">the notes</a>, <a href="$WIKI_REFERENCE$/pages/x">a page</a>,
       <a href="https://example.com/">a site</a></p><iframe src="https://player.example/1"></iframe></body></html>`,
    ],
    ['web_resources/Uploaded Media/plan.png', await samplePng()],
    ['web_resources/notes one.pdf', '%PDF-1.7 notes'],
    ['r2.xml', webLink('https://youtu.be/dQw4w9WgXcQ')],
    ['r5.xml', webLink('https://example.com/more?a=1&amp;b=2')],
    ['r6.xml', '<topic/>'],
  ]);
