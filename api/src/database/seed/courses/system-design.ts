import type { CourseDraft } from './course-draft.ts';

const ANANYA = 'instructor@vidya.example';
const FARHAN = 'farhan.siddiqui@vidya.example';

export const SYSTEM_DESIGN: readonly CourseDraft[] = [
  {
    key: 'system-design-basics',
    title: 'System Design Basics: From One Server to Millions',
    category: 'system-design',
    level: 'Intermediate',
    language: 'English',
    price: 3999,
    discount: 50,
    instructor: ANANYA,
    accessDays: 1095,
    launched: 0.008,
    popularity: 2.9,
    quality: 4.6,
    description: `
      <p>On the morning the board results come out, nine lakh students press the same button within ten minutes. We design that site four times: for one school, for a district, for a state, and for the country. What changes each time is the lesson.</p>
      <h3>Building blocks</h3>
      <ul>
        <li>Estimating: requests, bytes and rupees on the back of a hall ticket</li>
        <li>Caches, and the three ways in which they lie</li>
        <li>Replicas, partitions and the price of an extra copy</li>
        <li>Queues that turn a flood into a river</li>
        <li>Rate limits and graceful degradation</li>
        <li>Consistency explained through seat booking, not through theorems</li>
      </ul>
      <h3>Design studies</h3>
      <p>Exam results, a link shortener, a food-delivery map, chat for a housing society, and a payments ledger. Each follows the same sheet: <strong>needs, numbers, shape, failure, cost</strong>.</p>
      <p>Useful for interviews, more useful for the Monday after. You should have built and deployed at least one web application with a database.</p>`,
    lectures: [
      ['Numbers before boxes', 'Nine lakh students, ten minutes, and the arithmetic that shapes everything else.'],
      ['One good server', 'How far a single machine goes when it is treated well.'],
      ['Cache-aside', 'Look in the cache, then in the database, then remember. And when to forget.'],
      ['Replicas and lag', 'The student sees the result, reloads, and it is gone. Why?'],
      ['Partitioning by what?', 'Roll number, district or time: each choice makes one question hard.'],
      ['Queues and back-pressure', 'Ten minutes of flood, an hour of river.'],
      ['Degrading on purpose', 'Showing marks without the photograph is better than showing nothing.'],
      ['Case study: payments ledger', 'Money moves once, even if messages arrive twice.'],
      ['Mock interview with commentary', 'Forty-five minutes of design, paused wherever a choice was made.'],
    ],
  },
  {
    key: 'low-level-design-bengali',
    title: 'Low-Level Design: Patterns in Real Code',
    category: 'system-design',
    level: 'Intermediate',
    language: 'Bengali',
    price: 1999,
    discount: 20,
    instructor: FARHAN,
    launched: 0.48,
    popularity: 0.9,
    quality: 4.2,
    description: `
      <p>Explained in Bengali with code and diagrams in English. A parking lot, a lift, a chess board: interview favourites, yes, but also honest little worlds in which good and bad class design can be felt within an hour.</p>
      <h3>What we do in each session</h3>
      <ol>
        <li>Listen to the requirement and write down the <strong>nouns that have behaviour</strong></li>
        <li>Draw a first model, quickly and badly</li>
        <li>Receive a change request and watch where the model hurts</li>
        <li>Introduce the pattern that removes the pain, by name, last</li>
      </ol>
      <h3>Worlds and patterns</h3>
      <ul>
        <li>Kolkata Metro smart card: state and strategy</li>
        <li>Durga Puja pandal route planner: composite and visitor</li>
        <li>Sweet-shop billing: decorator and rules as data</li>
        <li>Lift controller: command, scheduling and tests with a fake clock</li>
        <li>Chess: value objects and undo</li>
      </ul>
      <p>Examples are in Java, readable by anyone who knows classes and interfaces in some language.</p>`,
    lectures: [
      ['Nouns that have behaviour', 'Finding objects in a requirement without turning every noun into a class.'],
      ['The metro card', 'A card that knows its own state refuses to be used twice.'],
      ['Sweet-shop billing', 'Festival discount on top of member discount on top of a box: decorators in order.'],
      ['Lift controller', 'Commands, a queue and a fake clock that makes the test instant.'],
      ['Chess with undo', 'Moves as values, and a history that costs nothing.'],
      ['Patterns you can leave out', 'Three famous ones that a plain function replaces.'],
    ],
  },
  {
    key: 'distributed-reading-group',
    title: 'Distributed Systems Reading Group: Live Cohort',
    category: 'system-design',
    level: 'Advance',
    language: 'English',
    price: 8999,
    discount: 10,
    instructor: ANANYA,
    launched: 0.997,
    popularity: 0.2,
    quality: null,
    description: `
      <p>Ten papers in ten weeks, read slowly and in company. Every Saturday a group of at most thirty engineers meets for two hours; recordings are added to this course on the following Monday, which is why the lecture list is still empty before the first session.</p>
      <h3>The reading list</h3>
      <ul>
        <li>Lamport on time, clocks and the ordering of events</li>
        <li>Paxos made simple, then Raft, then an argument about both</li>
        <li>Dynamo and the shopping cart that never forgets</li>
        <li>MapReduce, and what replaced it</li>
        <li>Spanner's clocks; Kafka's log; CRDTs for offline editing</li>
        <li>Two papers chosen by vote</li>
      </ul>
      <h3>How a session runs</h3>
      <p>One participant presents for twenty minutes, a second one disagrees on purpose, and the rest of the time belongs to questions. You present <strong>once</strong> and submit a half-page note every week.</p>
      <p>Bring experience with at least one replicated system and the willingness to say “I did not understand section four”.</p>`,
    lectures: [],
  },
];
