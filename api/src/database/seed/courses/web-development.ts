import type { CourseDraft } from './course-draft.ts';

const ANANYA = 'instructor@vidya.example';

export const WEB_DEVELOPMENT: readonly CourseDraft[] = [
  {
    key: 'react-from-zero',
    title: 'React from Zero: Build and Ship Real Interfaces',
    category: 'web-development',
    level: 'Beginner',
    language: 'English',
    price: 2499,
    discount: 40,
    instructor: ANANYA,
    accessDays: 1095,
    launched: 0.004,
    popularity: 3,
    quality: 4.6,
    description: `
      <p>Most people meet React as a pile of hooks to memorise. This course goes the other way: you build one product, a <strong>train-ticket finder</strong>, from an empty folder to a public address, and each idea arrives on the day the product needs it.</p>
      <h3>What you will be able to do</h3>
      <ul>
        <li>Cut a design into components whose props read like a sentence</li>
        <li>Decide where state lives, and notice when it should not exist at all</li>
        <li>Load data with proper waiting, empty and error views</li>
        <li>Write tests that click and type the way a passenger would</li>
        <li>Measure what re-renders and fix only what is slow</li>
      </ul>
      <h3>Before you start</h3>
      <p>You should be comfortable with JavaScript functions, arrays and objects. If <em>map</em> and <em>filter</em> still feel new, take our free HTML, CSS and JavaScript course first.</p>
      <h3>How it is organised</h3>
      <p>Weeks one and two cover components, props and lists. Week three is entirely about state. Effects and data come in week four, forms and validation in week five, and the last week is spent on testing, accessibility and deployment. Every week ends with a change request, exactly like the ones a product team would send you.</p>`,
    lectures: [
      [
        'What happens between a URL and a page',
        'Follow one request from the address bar to the painted screen, and see which part of that journey React takes over.',
      ],
      [
        'Components are functions of props',
        'We split the ticket finder into six components and name their props so well that no comment is needed.',
      ],
      [
        'Lists, keys and why the index bites',
        'A reordered list shows the wrong checkbox ticked. We find out why, and choose keys that survive sorting.',
      ],
      [
        'State that cannot contradict itself',
        'Four booleans become one union. The impossible screen disappears and so does the bug report.',
      ],
      [
        'Effects, and how to need fewer of them',
        'Fetching, subscribing and cleaning up. Half of the effects we wrote last week turn out to be plain calculations.',
      ],
      [
        'Forms people can finish',
        'Labels, errors beside their fields, and a submit button that explains itself instead of going grey.',
      ],
      [
        'Testing through the screen',
        'We press buttons and read text with Testing Library, then break the code on purpose to see the test go red.',
      ],
      ['Shipping it', 'A production build, caching headers, and a first look at what the browser really downloaded.'],
    ],
  },
  {
    key: 'html-css-js-hindi',
    title: 'आधुनिक वेब डेवलपमेंट: HTML, CSS और JavaScript शुरुआत से',
    category: 'web-development',
    level: 'Beginner',
    language: 'Hindi',
    price: 0,
    discount: 0,
    instructor: ANANYA,
    accessDays: 1095,
    launched: 0.006,
    popularity: 2.6,
    quality: 4.5,
    description: `
      <p>अगर आपने आज तक एक भी लाइन कोड नहीं लिखा है, तो यह कोर्स आपके लिए है। हम मोहल्ले की एक किराना दुकान के लिए वेबसाइट बनाते हैं: पहले सामान की सूची, फिर दाम, और अंत में ऐसा फ़ॉर्म जिससे ग्राहक ऑर्डर भेज सके।</p>
      <h3>आप क्या सीखेंगे</h3>
      <ul>
        <li>HTML के सही टैग चुनना, ताकि पन्ना स्क्रीन रीडर पर भी समझ में आए</li>
        <li>CSS में फ़्लेक्सबॉक्स और ग्रिड से ऐसा लेआउट बनाना जो मोबाइल पर न टूटे</li>
        <li>JavaScript के वेरिएबल, फ़ंक्शन, ऐरे और ऑब्जेक्ट</li>
        <li>बटन दबाने पर पन्ने को बदलना और फ़ॉर्म की जाँच करना</li>
        <li>अपनी वेबसाइट को मुफ़्त में इंटरनेट पर डालना</li>
      </ul>
      <h3>किसके लिए</h3>
      <p>कॉलेज के विद्यार्थी, करियर बदलने वाले और वे सभी जो अंग्रेज़ी के बजाय <strong>अपनी भाषा में</strong> समझना चाहते हैं। तकनीकी शब्द हम अंग्रेज़ी में ही रखते हैं, क्योंकि काम पर वही बोले जाते हैं, पर हर शब्द का मतलब हिंदी में समझाते हैं।</p>
      <h3>ज़रूरत</h3>
      <p>एक पुराना लैपटॉप भी चलेगा। रोज़ चालीस मिनट का समय और गलतियाँ करने की हिम्मत काफ़ी है।</p>`,
    lectures: [
      ['वेब पेज कैसे खुलता है', 'ब्राउज़र, सर्वर और DNS आपस में क्या बात करते हैं, एक चिट्ठी के उदाहरण से समझिए।'],
      ['पहला HTML पन्ना', 'हेडिंग, पैराग्राफ, सूची और चित्र। दुकान के सामान की पहली सूची तैयार करते हैं।'],
      ['CSS: रंग, अक्षर और दूरी', 'बॉक्स मॉडल को काग़ज़ के डिब्बों से समझते हैं और पन्ने को साँस लेने की जगह देते हैं।'],
      ['फ़्लेक्सबॉक्स और ग्रिड', 'सामान के कार्ड एक क़तार में, फिर मोबाइल पर एक के नीचे एक।'],
      ['JavaScript की पहली सीढ़ी', 'वेरिएबल, शर्तें और फ़ंक्शन। बिल का जोड़ अब अपने-आप निकलेगा।'],
      ['बटन दबे तो क्या हो', 'इवेंट सुनना, पन्ने का टेक्स्ट बदलना और टोकरी में सामान जोड़ना।'],
      ['वेबसाइट को दुनिया के सामने रखना', 'फ़ाइलें अपलोड करना, पता लेना और दोस्तों को लिंक भेजना।'],
    ],
  },
  {
    key: 'node-apis',
    title: 'Node.js APIs That Survive Production',
    category: 'web-development',
    level: 'Intermediate',
    language: 'English',
    price: 3499,
    discount: 25,
    instructor: ANANYA,
    launched: 0.21,
    popularity: 1.6,
    quality: 4.4,
    description: `
      <p>Writing an endpoint takes ten minutes. Keeping it answering while the database is slow, the client retries and somebody uploads a 4 GB file takes longer, and that is what this course is about.</p>
      <h3>Syllabus</h3>
      <ol>
        <li><strong>Contracts first.</strong> Schemas that validate input, strip output and document themselves.</li>
        <li><strong>Sessions and tokens.</strong> Cookies against headers, rotation, logout that works in every tab, XSRF.</li>
        <li><strong>Transactions.</strong> Why two awaits are not one operation, and how an idempotency key saves an order.</li>
        <li><strong>Streams and back-pressure.</strong> Files go to disk, never through memory.</li>
        <li><strong>Jobs.</strong> Work that must happen even when the process dies in between.</li>
        <li><strong>Watching it.</strong> Structured logs, health and readiness, a useful alert at three in the morning.</li>
      </ol>
      <p>We build a booking service for a co-working space and then attack it: we kill the process mid-request, replay webhooks out of order and send the same payment twice.</p>
      <h3>Who gains the most</h3>
      <p>Developers who already have one Express or Fastify service running and have been paged for it. Basic SQL and async/await are assumed.</p>`,
    lectures: [
      [
        'The event loop in one picture',
        'Timers, I/O and microtasks. We block the loop on purpose and watch every other request wait.',
      ],
      ['Validate at the door', 'One schema parses the request, shapes the reply and writes the documentation.'],
      ['Errors with names', 'Expected failures get a class and words for people; everything else crashes loudly.'],
      [
        'Sessions that can be ended',
        'A signed cookie backed by a row, so that logging out in one tab means logging out everywhere.',
      ],
      [
        'Idempotency keys',
        'The phone lost the network and pressed Pay again. The second request must answer the first result.',
      ],
      ['Uploads without memory', 'Streams, limits and temporary files that are removed whatever happens.'],
      ['Graceful shutdown', 'SIGTERM arrives: stop accepting, finish what is open, close the pool, leave.'],
    ],
  },
  {
    key: 'accessible-front-end',
    title:
      'Accessible Front-End Engineering: Semantic HTML, Keyboard Support, Focus Management, ARIA Patterns, Screen Reader Testing and Inclusive Forms for Teams Building Public-Facing Sites',
    category: 'web-development',
    level: 'Advance',
    language: 'English',
    price: 4999,
    discount: 10,
    instructor: ANANYA,
    launched: 0.46,
    quality: 4.7,
    description: `
      <p>Roughly one visitor in six uses the web with a disability, and far more do so with a cracked screen, a broken trackpad or bright sunlight. The good news: nearly everything that helps them is ordinary engineering.</p>
      <h3>You will leave with</h3>
      <ul>
        <li>A keyboard map for menus, dialogs, tabs, comboboxes and carousels, and working code for each</li>
        <li>Enough practice with <strong>NVDA, TalkBack and VoiceOver</strong> to test your own pull requests</li>
        <li>A contrast and motion policy your designers will sign</li>
        <li>Automated checks in CI, with a clear idea of the two thirds they cannot find</li>
      </ul>
      <p>Each module starts with a recording of a real task going wrong: a blind passenger trying to choose a seat, a teacher with tremor filling an attendance grid. We find the cause in the DOM, repair it, and listen again.</p>
      <h3>Prerequisites</h3>
      <p>Two years of front-end work or so. The examples are in plain HTML and React, but the patterns apply anywhere. Read the <a href="https://www.w3.org/WAI/ARIA/apg/">ARIA authoring practices</a> alongside if you like primary sources.</p>`,
    lectures: [
      [
        'The element you already have',
        'A button, a link and a div that pretends. Count what the browser gives you for free.',
      ],
      ['Names, roles and values', 'How assistive technology reads a page, seen through the accessibility tree.'],
      ['Focus is a cursor', 'Where it goes when a dialog opens, a row is deleted or a route changes.'],
      [
        'Menus, tabs and comboboxes',
        'Roving tabindex or active descendant: we build both and compare them with a screen reader.',
      ],
      [
        'Forms that explain themselves',
        'Labels, hints, grouped errors, and why a disabled submit button helps nobody.',
      ],
      ['Colour, motion and zoom', 'Contrast arithmetic, reduced motion and a layout that survives 400 per cent.'],
    ],
  },
  {
    key: 'css-layout',
    title: 'CSS Layout Deep Dive: Grid, Flexbox aur Container Queries',
    category: 'web-development',
    level: 'Intermediate',
    language: 'Hinglish',
    price: 1299,
    discount: 0,
    instructor: ANANYA,
    launched: 0.33,
    quality: 4.3,
    description: `
      <p>Kya aapka layout laptop par perfect aur phone par toota hua dikhta hai? Is course mein hum ek news portal ka front page banate hain, aur har layout problem ko <strong>guess karne ke bajay samajh kar</strong> solve karte hain.</p>
      <h3>Kya-kya cover hoga</h3>
      <ul>
        <li>Normal flow: browser bina kisi CSS ke kya karta hai, aur kyun</li>
        <li>Flexbox ka asli formula: basis, grow aur shrink kaise milkar width nikalte hain</li>
        <li>Grid ke named areas, minmax() aur auto-fill ka sahi istemal</li>
        <li>Container queries: card apne ghar ke hisaab se badle, poori screen ke hisaab se nahi</li>
        <li>Logical properties, taaki Urdu jaisi right-to-left language mein bhi page sahi rahe</li>
      </ul>
      <p>Har lecture ke saath ek chhota <em>debug challenge</em> hai: ek toota hua page aata hai, aapko DevTools se wajah dhoondhni hai. Ratta maarne ki zaroorat nahi padegi.</p>
      <h3>Kaun join kare</h3>
      <p>Jinhe CSS ki basic properties aati hain lekin position: absolute ke bina ghabrahat hoti hai. JavaScript ki zaroorat nahi hai.</p>`,
    lectures: [
      ['Normal flow ki taakat', 'Block, inline aur margin collapse. Aadhe layout problems yahin khatam ho jaate hain.'],
      ['Flexbox ka hisaab', 'flex: 1 ka matlab kya hai? Paper par width nikaal kar browser se milaate hain.'],
      ['Grid se newspaper', 'Named areas, span aur dense packing se ek poora front page.'],
      ['Container queries', 'Ek hi card sidebar mein chhota aur main column mein bada, bina media query ke.'],
      ['Overflow ke raaz', 'min-width: auto, lambe words aur woh horizontal scrollbar jo kahin se aa jaata hai.'],
      ['Final project review', 'Teen students ke layouts ko saath baith kar sudharte hain.'],
    ],
  },
];
