import type { CourseDraft } from './course-draft.ts';

const NANDINI = 'nandini.gowda@vidya.example';
const FARHAN = 'farhan.siddiqui@vidya.example';

export const BLOCKCHAIN: readonly CourseDraft[] = [
  {
    key: 'blockchain-fundamentals',
    title: 'Blockchain Fundamentals: Hashes, Blocks and Consensus',
    category: 'blockchain',
    level: 'Beginner',
    language: 'English',
    price: 1499,
    discount: 30,
    instructor: NANDINI,
    launched: 0.012,
    popularity: 1.1,
    quality: 4,
    description: `
      <p>Leave prices and promises outside. A blockchain is a clever answer to one question: how can people who do not trust each other keep a single list of what happened? In five sittings you build a small one and see exactly which problems it solves and which it does not.</p>
      <h3>You will</h3>
      <ul>
        <li>Compute hashes by command line and watch one changed letter change everything</li>
        <li>Chain blocks together, forge one, and catch your own forgery</li>
        <li>Sign a payment with a private key and verify it with the public one</li>
        <li>Compare proof of work, proof of stake and plain voting by cost and by failure</li>
        <li>Read a real transaction in a block explorer, field by field</li>
      </ul>
      <h3>Good to know</h3>
      <p>Exercises are in Python, thirty lines at most; you can follow without coding. We neither recommend nor discuss buying any coin. The last lecture asks the most useful question of the course: <strong>would an ordinary database do?</strong></p>`,
    lectures: [
      ['The village ledger', 'A notebook everybody copies, and the first person who cheats.'],
      [
        'Hashes: fingerprints of data',
        'One changed letter, a completely different fingerprint. We try to find two that match.',
      ],
      ['Chaining the blocks', 'Each page carries the fingerprint of the page before. Forgery becomes visible.'],
      ['Keys and signatures', 'Proving it was you without telling your secret.'],
      ['Agreeing on the next page', 'Work, stake or vote: what each of them wastes and what each risks.'],
      ['Would a database do?', 'A decision sheet with seven questions, tried on five real proposals.'],
    ],
  },
  {
    key: 'solidity-contracts',
    title: 'Solidity Smart Contracts: Write, Test, Audit',
    category: 'blockchain',
    level: 'Advance',
    language: 'English',
    price: 5499,
    discount: 20,
    instructor: FARHAN,
    launched: 0.43,
    popularity: 0.6,
    quality: 4.3,
    description: `
      <p>A deployed contract is a program you cannot patch, holding money you cannot return, read by people who are paid to break it. That calls for a different kind of care than a web form does.</p>
      <h3>Part one: writing</h3>
      <p>Types, storage layout, events and gas; an escrow for freelance work; a token that follows the standard to the letter.</p>
      <h3>Part two: testing</h3>
      <p>Unit tests, fuzzing and invariants with Foundry. You state what must <em>never</em> happen and let the machine search for a counter-example.</p>
      <h3>Part three: auditing</h3>
      <ul>
        <li>Re-entrancy, in four disguises</li>
        <li>Rounding in the attacker's favour</li>
        <li>Oracles that can be leaned on for one block</li>
        <li>Upgradable proxies and who holds the key</li>
        <li>Writing a finding so that a tired developer can act on it</li>
      </ul>
      <p>You finish by auditing a 400-line lending contract into which we planted nine faults. Prior knowledge: one statically typed language, and our fundamentals course or its equivalent. All work happens on a local chain; <strong>no coins are required</strong>.</p>`,
    lectures: [
      ['Accounts, gas and storage', 'What a transaction costs and where its data lives afterwards.'],
      ['An escrow in ninety lines', 'Client, freelancer, deadline: states first, code second.'],
      ['Events and the outside world', 'How a web page learns that something happened on the chain.'],
      ['Fuzzing and invariants', 'The sum of balances never changes. Ten thousand random calls try to disagree.'],
      ['Re-entrancy in four disguises', 'The classic, cross-function, cross-contract and read-only versions.'],
      ['Rounding and oracles', 'One paisa at a time, and a price that can be pushed.'],
      ['Writing the audit report', 'Severity, proof and a fix, on half a page.'],
    ],
  },
  {
    key: 'blockchain-records-kannada',
    title: 'Blockchain Beyond Coins: Land Records and Supply Chains',
    category: 'blockchain',
    level: 'Intermediate',
    language: 'Kannada',
    price: 999,
    discount: 0,
    instructor: NANDINI,
    launched: 0.972,
    popularity: 0.25,
    quality: null,
    description: `
      <p>Taught in Kannada, with English terms kept where engineers use them. Coffee from Chikkamagaluru changes hands nine times before it reaches a cup in Berlin; a plot of land outside Tumakuru has three owners on three papers. Could a shared ledger help? Sometimes.</p>
      <h3>Case studies</h3>
      <ul>
        <li><strong>Coffee lots:</strong> tracing a bag from estate to roaster, and the weak link at the weighing scale</li>
        <li><strong>Land records:</strong> what a ledger can prove about a title, and what only a court can</li>
        <li><strong>School certificates:</strong> verifiable degrees that do not expose a student's marks</li>
        <li><strong>Cold chain:</strong> temperature sensors for vaccines, signed at the source</li>
      </ul>
      <h3>What you practise</h3>
      <p>Drawing the actors and their incentives, choosing between a permissioned ledger and a signed log, writing a pilot plan with a budget and a stop rule. One lecture is a workshop with Hyperledger Fabric; the rest needs paper and patience.</p>
      <p>Suited to public-sector engineers, cooperative managers and students who know what a hash is.</p>`,
    lectures: [
      ['Who does not trust whom?', 'Mapping the actors of a coffee lot before any technology is named.'],
      ['Garbage in, signed garbage out', 'A ledger keeps what it is told. The problem of the weighing scale.'],
      ['Land titles on paper and on chain', 'What registration proves in law and where a hash can support it.'],
      ['Certificates a student controls', 'Showing that a degree is genuine without showing the marks.'],
      ['A pilot with a stop rule', 'Budget, measures, and the result that would make us end it.'],
    ],
  },
];
