import type { CourseDraft } from './course-draft.ts';

const PRIYANKA = 'priyanka.bose@vidya.example';
const MEERA = 'meera.subramaniam@vidya.example';

export const GENERATIVE_AI: readonly CourseDraft[] = [
  {
    key: 'genai-essentials',
    title: 'Generative AI Essentials: How Large Language Models Work',
    category: 'generative-ai',
    level: 'Beginner',
    language: 'English',
    price: 1999,
    discount: 60,
    instructor: PRIYANKA,
    accessDays: 1095,
    launched: 0.01,
    popularity: 3.2,
    quality: 4.6,
    description: `
      <p>Millions of people talk to language models every day, and most of them could not say why the same question may get two different answers. Six short evenings are enough to change that, without a single formula you cannot draw.</p>
      <h3>Questions this course answers</h3>
      <ul>
        <li>What is a token, and why does a Tamil sentence cost more of them than an English one?</li>
        <li>How does guessing the <strong>next word</strong> turn into answers, code and poems?</li>
        <li>What do temperature and context window really change?</li>
        <li>Why do models invent facts, and which habits reduce it?</li>
        <li>What happens to the text you type in?</li>
      </ul>
      <h3>Made for</h3>
      <p>Teachers, managers, writers, students and developers who want a correct picture before they build or buy anything. You need a browser and curiosity; there is an optional notebook for those who like to poke at things.</p>
      <p>In the closing project you write a one-page guideline for responsible use in your own class, shop or office, and two classmates review it.</p>`,
    lectures: [
      [
        'One word at a time',
        'A model is a machine that continues text. We play the game by hand before looking inside.',
      ],
      ['Tokens, not words', 'How text is cut into pieces, and what that means for Indian languages and for your bill.'],
      [
        'Attention without equations',
        'Which earlier words matter for the next one? A seating-plan analogy that holds up.',
      ],
      ['Temperature and chance', 'Why two runs differ, and when you want that.'],
      [
        'Hallucination and how to catch it',
        'Asking for sources, checking numbers, and knowing what the model cannot know.',
      ],
      ['Prompts that state the job', 'Role, material, format, example: four parts of a request that works.'],
      ['Privacy and responsible use', 'What never belongs in a prompt, and a guideline for your workplace.'],
    ],
  },
  {
    key: 'rag-with-sources',
    title: 'Retrieval-Augmented Generation: Answers with Sources',
    category: 'generative-ai',
    level: 'Intermediate',
    language: 'English',
    price: 4999,
    discount: 40,
    instructor: PRIYANKA,
    launched: 0.4,
    popularity: 2,
    quality: 4.4,
    description: `
      <p>A language model does not know your leave policy. Give it the right paragraph at the right moment and it will quote it; give it the wrong one and it will quote that with equal confidence. <strong>Retrieval is where these systems succeed or fail</strong>, so retrieval is where we spend our time.</p>
      <h3>Along the way you build</h3>
      <p>An assistant for a state library that answers readers' questions from 1,200 scanned circulars and links each sentence to the page it came from.</p>
      <ul>
        <li>Cutting documents along their own structure instead of every 500 characters</li>
        <li>Embeddings, keyword search and why the combination beats both</li>
        <li>Re-ranking, metadata filters and access rights per reader</li>
        <li>Prompts that prefer “I could not find this” over a guess</li>
        <li>A test set of 150 questions with graded answers, run on every change</li>
        <li>Cost, caching and latency you can promise</li>
      </ul>
      <h3>Requirements</h3>
      <p>Python, a first experience with any chat model's API, and basic SQL. We use PostgreSQL with pgvector; the ideas carry over to other stores.</p>`,
    lectures: [
      ['Why retrieval comes first', 'Three failed answers, and the missing paragraph behind each of them.'],
      ['Chunking along the grain', 'Headings, tables and circular numbers are better borders than a character count.'],
      ['Embeddings and distance', 'What similarity means, and the queries where it misleads.'],
      [
        'Hybrid search and re-ranking',
        'Keywords find the circular number, vectors find the meaning, a ranker settles it.',
      ],
      ['Citing every sentence', 'Prompts and checks that tie a claim to a page.'],
      ['An evaluation set that grows', 'From twenty questions to one hundred and fifty, without boring anybody.'],
      ['Running costs', 'Caching, batching, and the bill at the end of the month.'],
    ],
  },
  {
    key: 'ai-agents',
    title: 'AI Agents in Practice: Tools, Memory and Evaluation',
    category: 'generative-ai',
    level: 'Advance',
    language: 'Hinglish',
    price: 7499,
    discount: 25,
    instructor: MEERA,
    accessDays: 730,
    launched: 0.68,
    popularity: 1.5,
    quality: 4.2,
    description: `
      <p>Demo mein agent flight book kar deta hai. Production mein wahi agent do baar book karta hai, galat tareekh par. Is course mein hum hype ko side mein rakh kar dekhte hain ki <strong>ek bharosemand agent</strong> banane ke liye kya lagta hai.</p>
      <h3>Hum kya banayenge</h3>
      <p>Ek chhote hotel ke liye front-desk assistant: room availability dekhna, booking karna, cancel karna aur insaan ko kaam saunpna jab baat uske bas ki na ho.</p>
      <ul>
        <li>Tool calling: saaf naam, chhote schema, aur errors jo model ko raasta dikhayein</li>
        <li>Planning loop aur use rokne ki shartein</li>
        <li>Memory: kya yaad rakhna hai, kya bhoolna hai, aur kiski permission se</li>
        <li>Prompt injection: jab ek guest ka email hi agent ko hukm dene lage</li>
        <li>Idempotent actions aur human approval</li>
        <li>Evaluation: 80 scenarios ka test bench, score aur regression</li>
      </ul>
      <h3>Taiyaari</h3>
      <p>Python ya TypeScript mein ek saal ka kaam, HTTP APIs ki samajh, aur kam se kam ek LLM project. Framework ki jaankari zaroori nahi; hum loop khud likhte hain.</p>`,
    lectures: [
      ['Agent kya hai, kya nahi', 'Workflow aur agent ka farak, aur kab seedha if-else behtar hai.'],
      ['Tools ko design karna', 'Naam, arguments aur error messages jo model samajh sake.'],
      ['Loop, limits aur timeouts', 'Kitne kadam, kitne rupaye, aur kab haath khade karne hain.'],
      ['Memory jo kaam ki ho', 'Short-term, long-term aur guest ki privacy.'],
      ['Prompt injection se bachav', 'Bahar se aaya text data hai, hukm nahi. Attack karke dekhte hain.'],
      ['Approval aur undo', 'Paise kategi toh insaan poochhega: confirmation ka sahi design.'],
      ['80 scenarios ka test bench', 'Har badlaav ke baad score, taaki sudhaar sach mein sudhaar ho.'],
      ['Production diary', 'Teen mahine chalane ke baad humne kya hataya aur kya joda.'],
    ],
  },
];
