import type { CourseDraft } from './course-draft.ts';

const ROHAN = 'rohan.deshmukh@vidya.example';
const HARPREET = 'harpreet.sandhu@vidya.example';

export const MYSQL: readonly CourseDraft[] = [
  {
    key: 'mysql-beginners',
    title: 'MySQL for Beginners: Queries That Make Sense',
    category: 'mysql',
    level: 'Beginner',
    language: 'English',
    price: 0,
    discount: 0,
    instructor: ROHAN,
    accessDays: 1095,
    launched: 0.009,
    popularity: 2.2,
    quality: 4.3,
    description: `
      <p>A public library in Nagpur lends eleven thousand books to two thousand members. Who has had a book for more than a month? Which shelf is never touched? Answer these and forty other questions, and you know SQL.</p>
      <h3>What is inside</h3>
      <ul>
        <li>Installing MySQL 8 and loading the library's data in one go</li>
        <li>SELECT, WHERE, ORDER BY and the traps of NULL</li>
        <li>Counting and grouping without surprises</li>
        <li>Joins, explained with index cards on a table</li>
        <li>Inserting and changing rows inside a <strong>transaction</strong>, so that a mistake can be taken back</li>
        <li>Designing two small tables of your own</li>
      </ul>
      <h3>Who should join</h3>
      <p>Anyone who asks other people for reports: shop owners, journalists, analysts, students of commerce and computing alike. There is nothing to know beforehand and nothing to pay. If you can use a spreadsheet filter, the first query will feel familiar.</p>`,
    lectures: [
      ['A table is a promise', 'Columns, types and keys, seen through the library register.'],
      ['Your first SELECT', 'Choosing columns and rows, and reading the result aloud as a sentence.'],
      ['NULL is not zero', 'A book that was never returned has no date. Comparisons must say so.'],
      ['Counting and grouping', 'Books per shelf, loans per month, and the difference between WHERE and HAVING.'],
      [
        'Joins with index cards',
        'Members on the left, loans on the right, and what happens to cards without a partner.',
      ],
      ['Changing data safely', 'BEGIN, UPDATE, look, then COMMIT or ROLLBACK.'],
      [
        'A full beginner’s tour, recorded live',
        'One long practice session through everything so far, for revision before the quiz.',
        'https://www.youtube.com/watch?v=HXV3zeQKqGY',
      ],
    ],
  },
  {
    key: 'mysql-tuning',
    title: 'MySQL Indexing and Query Tuning',
    category: 'mysql',
    level: 'Advance',
    language: 'English',
    price: 3999,
    discount: 35,
    instructor: ROHAN,
    launched: 0.36,
    popularity: 0.9,
    quality: 4.6,
    description: `
      <p>The report took four seconds last year and takes four minutes now. Before anybody orders a larger server, let us look at the index.</p>
      <h3>What you learn to see</h3>
      <ul>
        <li>How a B+ tree is laid out on disk, and why the clustered key decides so much</li>
        <li>Reading <em>EXPLAIN ANALYZE</em> from the inside out, with row estimates against reality</li>
        <li>Composite indexes: equality first, range last, and the sort that comes for free</li>
        <li>Covering indexes and the day they stop covering</li>
        <li>Keyset pagination instead of OFFSET 200000</li>
        <li>Lock waits, gap locks and two transactions that wait for each other for ever</li>
        <li>Buffer pool, temporary tables, and settings worth touching</li>
      </ul>
      <p>You practise on a copy of a bus-ticketing database with <strong>forty million rows</strong>, which a script generates on your laptop in about ten minutes. Each exercise hands you a slow query, a budget in milliseconds and nothing else.</p>
      <p>Expected: daily work with SQL, and permission to break things on your own machine.</p>`,
    lectures: [
      ['How an index finds a row', 'Walking down a B+ tree, three pages instead of four hundred thousand.'],
      [
        'Reading EXPLAIN ANALYZE',
        'Inside out, loops times rows, and the estimate that was wrong by a factor of nine hundred.',
      ],
      ['Composite order', 'Why (city, travel_date) helps and (travel_date, city) does not.'],
      ['Covering and over-covering', 'An index that answers alone, and the price paid on every insert.'],
      ['Pagination at depth', 'OFFSET against keyset, measured at page ten thousand.'],
      ['Locks and deadlocks', 'Two clerks, two seats, one cycle. Reading the deadlock report.'],
      ['Memory settings that matter', 'The buffer pool, and four variables you may leave alone.'],
      ['Clinic: five slow queries', 'From the plan to the fix, against the clock.'],
    ],
  },
  {
    key: 'mysql-design-hindi',
    title: 'MySQL डेटाबेस डिज़ाइन: टेबल से लेकर संबंध तक',
    category: 'mysql',
    level: 'Intermediate',
    language: 'Hindi',
    price: 1299,
    discount: 15,
    instructor: HARPREET,
    launched: 0.52,
    popularity: 0.8,
    quality: 4.1,
    description: `
      <p>ख़राब डिज़ाइन वाला डेटाबेस शुरुआत में ठीक चलता है, पर छह महीने बाद हर नई रिपोर्ट एक जंग बन जाती है। इस कोर्स में हम एक अस्पताल की ओपीडी का डेटाबेस शून्य से बनाते हैं और हर फ़ैसले का कारण समझते हैं।</p>
      <h3>पाठ्यक्रम</h3>
      <ul>
        <li>ज़रूरत को सुनकर एंटिटी और संबंध पहचानना</li>
        <li>प्राइमरी की, फ़ॉरेन की और यूनीक नियम</li>
        <li>नॉर्मलाइज़ेशन: पहला, दूसरा और तीसरा रूप, असली उदाहरणों के साथ</li>
        <li>कब जान-बूझकर नियम तोड़ना सही होता है</li>
        <li>तारीख़, पैसा और मोबाइल नंबर किस टाइप में रखें</li>
        <li>पुराने डेटा को बिना बंद किए नई बनावट में ले जाना</li>
      </ul>
      <h3>यह किसके काम आएगा</h3>
      <p>जिन्हें SELECT और JOIN लिखना आता है और अब वे <strong>अपनी टेबल ख़ुद बनाना</strong> चाहते हैं। बैकएंड डेवलपर, बीसीए और एमसीए के विद्यार्थी, तथा वे लोग जो छोटे व्यवसाय का सॉफ़्टवेयर सँभालते हैं।</p>
      <p>अंत में आप अपने डिज़ाइन को एक समीक्षा बैठक की तरह प्रस्तुत करते हैं, और हम उसमें कमियाँ ढूँढ़ते हैं।</p>`,
    lectures: [
      ['ज़रूरत से टेबल तक', 'डॉक्टर, मरीज़ और पर्ची: कौन सी चीज़ अलग टेबल बनेगी और क्यों।'],
      ['चाबियाँ और रिश्ते', 'प्राइमरी की, फ़ॉरेन की और कई-से-कई का पुल।'],
      ['नॉर्मलाइज़ेशन आसान भाषा में', 'एक ही पता तीन जगह लिखने की क़ीमत।'],
      ['सही डेटा टाइप', 'पैसा दशमलव में, फ़ोन नंबर अक्षरों में, तारीख़ तारीख़ में।'],
      ['इंडेक्स की पहली समझ', 'किताब के पीछे की सूची जैसा इंडेक्स, और उसका ख़र्च।'],
      ['बदलाव बिना रुकावट', 'चलते अस्पताल में नया कॉलम जोड़ना।'],
    ],
  },
];
