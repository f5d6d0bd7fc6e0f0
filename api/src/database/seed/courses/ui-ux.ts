import type { CourseDraft } from './course-draft.ts';

const NANDINI = 'nandini.gowda@vidya.example';

export const UI_UX: readonly CourseDraft[] = [
  {
    key: 'ui-fundamentals',
    title: 'UI Design Fundamentals: Type, Colour, Space',
    category: 'ui-ux',
    level: 'Beginner',
    language: 'English',
    price: 1799,
    discount: 40,
    instructor: NANDINI,
    accessDays: 1095,
    launched: 0.013,
    popularity: 1.9,
    quality: 4.7,
    description: `
      <p>Good taste can be taught, or at least a large part of it can: the part that consists of looking closely. For six weeks you look at tickets, shop signs, forms and apps from around India, say why they work or do not, and redraw them.</p>
      <h3>Six weeks, six senses</h3>
      <ul>
        <li><strong>Hierarchy:</strong> what the eye meets first, second, never</li>
        <li><strong>Type:</strong> size, measure, rhythm, and setting Latin beside Devanagari without a fight</li>
        <li><strong>Colour:</strong> a palette of five that survives sunlight and colour blindness</li>
        <li><strong>Space:</strong> the cheapest luxury in design</li>
        <li><strong>Components:</strong> buttons, fields, cards and their states</li>
        <li><strong>Critique:</strong> giving and receiving it without bruises</li>
      </ul>
      <p>Exercises use Figma's free plan, though pencil and paper are welcome everywhere. You end with a redesigned bus-booking flow of seven screens and the reasons for each decision.</p>
      <p>Nobody will ask whether you can draw. Developers, founders and career changers are as welcome as design students.</p>`,
    lectures: [
      [
        'Learning to look',
        'Ten bus tickets from ten states, ranked by how fast a tired traveller finds the seat number.',
      ],
      ['Hierarchy without shouting', 'Size, weight, position, contrast: use one, then stop.'],
      ['Setting type', 'Line length, leading and a scale of five sizes.'],
      ['Two scripts on one line', 'Balancing Latin and Devanagari so that neither looks like a guest.'],
      ['Contrast you can measure', 'The 4.5 to 1 rule, tried in sunlight and through four kinds of colour blindness.'],
      ['Space as structure', 'Removing every line from a form and making it clearer.'],
      ['States of a button', 'Rest, hover, focus, pressed, busy, and why grey-out is a last resort.'],
      ['Critique, kindly', 'A script for talking about work in progress.'],
    ],
  },
  {
    key: 'ux-research-budget',
    title: 'UX Research on a Small Budget',
    category: 'ui-ux',
    level: 'Intermediate',
    language: 'Malayalam',
    price: 2299,
    discount: 20,
    instructor: NANDINI,
    launched: 0.56,
    popularity: 0.7,
    quality: 4.3,
    description: `
      <p>Five conversations at a bus stand have saved more projects than any survey with four thousand answers. Recorded in Malayalam with English worksheets, this course is for teams that have no researcher, no laboratory and two weeks.</p>
      <h3>You learn to</h3>
      <ul>
        <li>Turn a vague worry into a question that can be answered</li>
        <li>Find participants honestly, including people who never reply to e-mail</li>
        <li>Interview without leading; be silent for four seconds longer than is comfortable</li>
        <li>Run a usability test on a phone, a stool and a cup of tea</li>
        <li>Sort two hundred notes into seven findings</li>
        <li>Present bad news so that it is <strong>acted upon</strong></li>
      </ul>
      <h3>The companion project</h3>
      <p>A hospital in Thrissur wants fewer missed appointments. You listen to patients, receptionists and one sceptical doctor on video, test two versions of a reminder, and recommend one.</p>
      <p>Ethics and consent are treated in every session and not as an appendix: what to ask, what to store, what to delete. No design background is assumed.</p>`,
    lectures: [
      ['From worry to question', '“Nobody uses it” becomes three questions you can take to a bus stand.'],
      ['Finding people', 'Recruiting beyond your own friends, with consent in their language.'],
      ['The art of the pause', 'An interview, annotated second by second.'],
      ['Testing on a stool', 'Five participants, one prototype, no laboratory.'],
      ['Seven findings from two hundred notes', 'Affinity sorting without losing the quotes that matter.'],
      ['Telling the sponsor', 'Leading with the decision, backing it with one clip.'],
    ],
  },
  {
    key: 'design-systems',
    title: 'Design Systems: Tokens to Components',
    category: 'ui-ux',
    level: 'Advance',
    language: 'English',
    price: 4999,
    discount: 35,
    instructor: NANDINI,
    launched: 0.39,
    popularity: 0.9,
    quality: 4.4,
    description: `
      <p>Seventeen blues, nine buttons and a date picker per team: that is how it starts. A design system is less a library than an agreement, and this course treats the agreement as seriously as the library.</p>
      <h3>Foundations</h3>
      <p>Taking inventory; naming tokens by purpose; colour in OKLCH for light and dark; type that scales from a feature phone to a hoarding.</p>
      <h3>Components</h3>
      <ul>
        <li>An interface that is hard to misuse</li>
        <li>Keyboard and screen-reader behaviour as part of “done”</li>
        <li>States, density, right-to-left, and text three times as long as the mock-up</li>
        <li>Stories as specification, visual comparison as a safety net</li>
      </ul>
      <h3>Adoption</h3>
      <p>Versioning, deprecation with a date, a contribution path that somebody walks, and the <strong>three numbers</strong> that show whether it is used.</p>
      <p>We follow a fictional insurance group with four products and two acquisitions. Designers need Figma variables; engineers need React or an equivalent. Pairs who enrol together learn the most.</p>`,
    lectures: [
      ['Taking inventory', 'Screenshots on a wall, and the moment a room falls silent.'],
      ['Tokens named by purpose', 'surface-raised survives a rebrand; blue-500 does not.'],
      ['Colour for two themes', 'Lightness steps in OKLCH that keep their contrast after dark.'],
      ['An interface that resists misuse', 'Props as vocabulary, and five that we took away.'],
      ['Done includes the keyboard', 'Focus order, names, and a checklist a designer can run.'],
      ['Deprecation with a date', 'Codemods, notices and kindness.'],
      ['Is it used?', 'Coverage, detachments, support questions: three numbers on one page.'],
    ],
  },
  {
    key: 'interface-motion',
    title: 'Motion Design for Interfaces',
    category: 'ui-ux',
    level: 'Intermediate',
    language: 'English',
    price: 1899,
    discount: 0,
    instructor: NANDINI,
    status: 'draft',
    launched: 0.978,
    quality: null,
    description: `
      <p>Animation explains where a thing came from and where it went. Anything beyond that is decoration and should have to argue for its place. This short course is about the arguing.</p>
      <h3>Outline</h3>
      <ul>
        <li>Duration and easing, felt by hand before being typed as numbers</li>
        <li>Continuity: cards that become pages, rows that make room</li>
        <li>Feedback within a tenth of a second</li>
        <li>Waiting: skeletons, progress, and the honest spinner</li>
        <li>Reduced motion as a first-class version and not a switch-off</li>
        <li>Performance: transform, opacity, and reading a frame chart</li>
      </ul>
      <p>Learners rebuild six transitions from everyday apps in plain CSS and the Web Animations API, then redesign one that annoys them. It suits interface designers who code a little and front-end developers who design a little.</p>
      <p>A <em>motion glossary</em> with thirty recorded examples accompanies the lectures.</p>`,
    lectures: [
      ['What motion explains', 'Origin, destination, relation: three questions before any easing curve.'],
      ['Easing by hand', 'Sliding a coin across a table, then writing it as a cubic Bézier.'],
      ['Reduced motion, done well', 'The same story told with a fade.'],
    ],
  },
];
