import type { CourseDraft } from './course-draft.ts';

const VIKRAM = 'vikram.reddy@vidya.example';
const MEERA = 'meera.subramaniam@vidya.example';

export const DATA_STRUCTURES: readonly CourseDraft[] = [
  {
    key: 'dsa-step-by-step',
    title: 'Data Structures and Algorithms, Step by Step',
    category: 'data-structures',
    level: 'Beginner',
    language: 'English',
    price: 2999,
    discount: 65,
    instructor: VIKRAM,
    accessDays: 1095,
    launched: 0.003,
    popularity: 3.4,
    quality: 4.5,
    description: `
      <p>Think of a data structure as furniture. A drawer, a shelf and a coat rack all hold things; you choose by what you will do next. This course teaches the choosing first and the carpentry second.</p>
      <h3>Order of topics</h3>
      <ul>
        <li>Counting steps: what O(n log n) means for a list of every PIN code in India</li>
        <li>Arrays, strings and two pointers</li>
        <li>Stacks, queues, and the undo button</li>
        <li>Linked lists, drawn until they are boring</li>
        <li>Hash tables and the birthday problem</li>
        <li>Binary search, including the version you can prove</li>
        <li>Trees, heaps and a first look at graphs</li>
        <li>Sorting: four methods raced on real data</li>
      </ul>
      <h3>How we practise</h3>
      <p>Each lecture is followed by <strong>three problems</strong>: one to repeat, one to stretch, one that looks unrelated and is not. Solutions are given in Python, Java and C++ side by side, always after a hint.</p>
      <p>If you can write a loop and a function in any language, you are ready.</p>`,
    lectures: [
      ['Counting steps', 'Measuring an algorithm without a stopwatch, on the list of all PIN codes.'],
      ['Arrays and two pointers', 'One finger at each end, and a problem that shrinks from both sides.'],
      ['Stacks, queues and undo', 'The text editor you use every day, rebuilt with two stacks.'],
      ['Hash tables', 'Buckets, collisions and why twenty-three people are enough for a shared birthday.'],
      ['Binary search you can prove', 'A loop invariant turns the famous off-by-one into a non-event.'],
      ['Trees', 'Recursion becomes natural when the data is recursive too.'],
      ['Heaps and priorities', 'An emergency ward decides who is next.'],
      ['Sorting raced', 'Insertion, merge, quick and the one your language really uses.'],
      [
        'A complete revision session',
        'A long recorded walk through the essentials for the night before an exam.',
        'https://www.youtube.com/watch?v=8hly31xKli0',
      ],
      ['How to keep practising', 'A twelve-week plan of two problems a day, and when to look at the answer.'],
    ],
  },
  {
    key: 'dsa-tamil',
    title: 'தரவுக் கட்டமைப்புகள்: எளிய தமிழில் முழுமையான அறிமுகம்',
    category: 'data-structures',
    level: 'Beginner',
    language: 'Tamil',
    price: 799,
    discount: 10,
    instructor: MEERA,
    launched: 0.37,
    popularity: 0.9,
    quality: 4.4,
    description: `
      <p>அரிசி மூட்டைகளை அடுக்குவது, பேருந்து வரிசையில் நிற்பது, நூலகத்தில் புத்தகம் தேடுவது: இவை எல்லாமே தரவுக் கட்டமைப்புகள்தான். அன்றாட வாழ்க்கையில் இருந்து தொடங்கி, நிரல் எழுதும் வரை இந்தப் பாடநெறி உங்களை அழைத்துச் செல்கிறது.</p>
      <h3>பாடத்திட்டம்</h3>
      <ul>
        <li>அணி (array) மற்றும் இணைப்புப் பட்டியல் (linked list)</li>
        <li>அடுக்கு (stack), வரிசை (queue) மற்றும் அவற்றின் பயன்கள்</li>
        <li>இருமத் தேடல்: ஆயிரம் பெயர்களில் பத்தே படிகளில் கண்டுபிடித்தல்</li>
        <li>ஹாஷ் அட்டவணை எப்படி வேகமாக வேலை செய்கிறது</li>
        <li>மரங்கள் மற்றும் குவியல் (heap)</li>
        <li>வரிசைப்படுத்தும் முறைகளின் ஒப்பீடு</li>
      </ul>
      <h3>யார் படிக்கலாம்</h3>
      <p>வளாக நேர்காணலுக்குத் தயாராகும் மாணவர்கள், சுயமாக நிரலாக்கம் கற்பவர்கள். பைத்தான் அல்லது ஜாவாவில் <strong>ஒரு சுழற்சி எழுதத் தெரிந்தால்</strong> போதும்.</p>
      <p>ஆங்கிலக் கலைச்சொற்களை அப்படியே பயன்படுத்தி, அவற்றின் பொருளைத் தமிழில் விளக்குகிறோம். ஒவ்வொரு பாடத்திற்கும் தாளில் வரைந்து பார்க்கும் பயிற்சியும், கணினியில் செய்து பார்க்கும் பயிற்சியும் உண்டு.</p>`,
    lectures: [
      ['படிகளை எண்ணுவோம்', 'ஒரு வழிமுறை வேகமானதா என்று கடிகாரம் இல்லாமல் அறிவது.'],
      ['அணியும் பட்டியலும்', 'ரயில் பெட்டிகள் போல இணைந்த தரவு, அலமாரி போல அடுக்கிய தரவு.'],
      ['அடுக்கும் வரிசையும்', 'தோசைத் தட்டுகளும் பேருந்து வரிசையும்.'],
      ['இருமத் தேடல்', 'அகராதியை நடுவில் திறந்து பாதியாகக் குறைக்கும் உத்தி.'],
      ['ஹாஷ் அட்டவணை', 'பெயரிலிருந்து நேரடியாக இடத்தைக் கண்டுபிடித்தல்.'],
      ['மரங்கள்', 'குடும்ப மரம் போல வேரிலிருந்து கிளைகளுக்கு.'],
    ],
  },
  {
    key: 'graph-algorithms',
    title: 'Graph Algorithms for Coding Interviews',
    category: 'data-structures',
    level: 'Advance',
    language: 'English',
    price: 2499,
    discount: 40,
    instructor: VIKRAM,
    launched: 0.24,
    popularity: 1.4,
    quality: 4.3,
    description: `
      <p>Interviewers love graphs because the graph is hidden. A word ladder, a grid of islands, a list of course prerequisites: the hard part is noticing the nodes. We train that eye before we write a line.</p>
      <h3>Coverage</h3>
      <ul>
        <li>Modelling: twenty stories turned into nodes and edges</li>
        <li>Breadth-first and depth-first search, iterative as well as recursive</li>
        <li>Topological order and cycle detection</li>
        <li>Dijkstra, 0-1 BFS, and when Bellman–Ford earns its keep</li>
        <li>Union–find with path compression, proved on the back of an envelope</li>
        <li>Minimum spanning trees for laying cable between villages</li>
        <li>Bridges and articulation points</li>
      </ul>
      <p>There are sixty problems in five groups. For each one we record <em>how a strong candidate thinks aloud</em>, including the wrong turn, because silence is what fails most interviews.</p>
      <p><strong>Bring</strong> fluency in one language, comfort with recursion and our step-by-step course or something like it.</p>`,
    lectures: [
      ['Seeing the hidden graph', 'Twenty short stories. You say what the nodes are before I do.'],
      ['BFS in layers', 'Shortest paths without weights, and the word-ladder problem.'],
      ['DFS and its timestamps', 'Discovery, finish, and the edges that reveal a cycle.'],
      ['Topological order', 'Course prerequisites, build systems and spreadsheets are one problem.'],
      ['Dijkstra with a heap', 'Why it is greedy, why that is right, and where negative weights break it.'],
      ['Union–find', 'Friend circles merge in almost constant time.'],
      ['Mock interview', 'Forty minutes, one grid, one wrong turn and a graceful recovery.'],
    ],
  },
  {
    key: 'dynamic-programming',
    title: 'Dynamic Programming: States mein Sochna Seekho',
    category: 'data-structures',
    level: 'Intermediate',
    language: 'Hinglish',
    price: 1999,
    discount: 0,
    instructor: VIKRAM,
    launched: 0.55,
    popularity: 1.2,
    quality: 4,
    description: `
      <p>DP mushkil isliye lagta hai kyunki log table se shuru karte hain. Hum ulta chalenge: pehle brute force, phir yeh sawaal ki <strong>kaunsi baat yaad rakhni zaroori hai</strong>, aur table sabse aakhir mein.</p>
      <h3>Raasta</h3>
      <ul>
        <li>Seedhiyan chadhna aur Fibonacci: recursion tree mein dohraav pakadna</li>
        <li>Memoization se tabulation tak ka safar</li>
        <li>Knapsack parivar: 0/1, unbounded, subset sum, coin change</li>
        <li>Strings: LCS, edit distance, palindrome partition</li>
        <li>Grid aur interval DP</li>
        <li>Trees par DP aur rerooting ki ek jhalak</li>
        <li>Bitmask: jab cheezein bees se kam hon</li>
      </ul>
      <p>Har problem ke liye ek hi chaar-line ka template bharna hai: <em>state kya hai, choice kya hai, base case kya hai, answer kahan hai</em>. Pachaas problem ke baad yeh aadat ban jaati hai.</p>
      <p>Pehle se chahiye: recursion ki pakki samajh aur kisi ek bhasha mein array aur string par haath saaf.</p>`,
    lectures: [
      ['Recursion tree mein dohraav', 'Ek hi sawaal do hazaar baar poochha ja raha hai. Use likh kyun na lein?'],
      ['Memo se table tak', 'Upar se neeche aur neeche se upar, ek hi problem par dono.'],
      ['Knapsack parivar', 'Chor, thaila aur woh choice jo har item par aati hai.'],
      ['Strings ka DP', 'Do shabdon ki doori: edit distance ko grid par chalte hain.'],
      ['Interval DP', 'Matrix chain aur balloon: todne ki aakhri jagah se socho.'],
      ['Tree par DP', 'Har node apne bachchon se ek chhota sa jawab maangta hai.'],
      ['Problem marathon', 'Chhe naye problem, sirf template ke bharose.'],
    ],
  },
];
