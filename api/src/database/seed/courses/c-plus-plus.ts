import type { CourseDraft } from './course-draft.ts';

const VIKRAM = 'vikram.reddy@vidya.example';
const FARHAN = 'farhan.siddiqui@vidya.example';

export const C_PLUS_PLUS: readonly CourseDraft[] = [
  {
    key: 'modern-cpp',
    title: 'Modern C++ from the Ground Up',
    category: 'c++',
    level: 'Beginner',
    language: 'English',
    price: 2499,
    discount: 55,
    instructor: VIKRAM,
    accessDays: 1095,
    launched: 0.015,
    popularity: 1.7,
    quality: 4.3,
    description: `
      <p>There is a small, safe and pleasant language inside C++. You will live in it for most of this course and visit the wild parts only with a guide. No <em>new</em>, no <em>delete</em>, no mystery crashes in the first month.</p>
      <h3>Route</h3>
      <ul>
        <li>Values, references and const, drawn as boxes and labels</li>
        <li>string, vector, map: a useful program on day one</li>
        <li>Functions, overloads, and errors reported without exceptions and with them</li>
        <li>Classes that own something: constructors, destructors, <strong>RAII</strong></li>
        <li>Moving instead of copying, and the rule of zero</li>
        <li>Templates and concepts, from use to authorship</li>
        <li>Lambdas and ranges</li>
        <li>CMake, sanitizers and a debugger you are not afraid of</li>
      </ul>
      <p>Throughout, you write <strong>a small weather-station logger</strong> that reads sensor files, spots faulty instruments and prints a monthly bulletin, first in forty lines and finally in a library with tests.</p>
      <p>Good for school leavers aiming at competitive programming and for engineers arriving from Python or Java. C++20, any operating system.</p>`,
    lectures: [
      ['A useful program on day one', 'Reading numbers, keeping them in a vector, printing a summary.'],
      ['Values, references, const', 'Boxes and labels: who owns what, and who merely looks.'],
      ['Functions and errors', 'optional, expected and exceptions: three ways to say it did not work.'],
      ['RAII: the closing brace does the work', 'A file closes itself, a lock opens itself, and nobody forgets.'],
      ['Moving house instead of copying furniture', 'Move semantics without the reference-collapsing poster.'],
      [
        'Templates you would write yourself',
        'From two almost equal functions to one, with a concept that explains errors.',
      ],
      ['Ranges and lambdas', 'The monthly bulletin as a pipeline.'],
      ['Sanitizers and the debugger', 'Catching the out-of-bounds read before the customer does.'],
    ],
  },
  {
    key: 'cpp-performance',
    title: 'C++ Performance Engineering',
    category: 'c++',
    level: 'Advance',
    language: 'English',
    price: 5999,
    discount: 20,
    instructor: VIKRAM,
    launched: 0.45,
    popularity: 0.6,
    quality: 4.8,
    description: `
      <p>Modern processors reward programs that read memory in order and punish the rest by a factor of a hundred. Big-O will not tell you which one you wrote; measuring will.</p>
      <h3>Contents</h3>
      <ol>
        <li><strong>Benchmarks that do not lie:</strong> warm-up, noise, dead-code elimination, statistics</li>
        <li><strong>The memory hierarchy:</strong> lines, prefetchers, TLBs, false sharing</li>
        <li><strong>Layout:</strong> structures of arrays, small buffers, arenas, pmr</li>
        <li><strong>Branches and pipelines:</strong> prediction, branchless code and when it loses</li>
        <li><strong>Vectorisation:</strong> helping the compiler, then intrinsics for the last mile</li>
        <li><strong>Threads:</strong> work stealing, atomics, contention you can see</li>
        <li><strong>Build-time speed:</strong> LTO, PGO, and compile times as a team's performance</li>
      </ol>
      <p>We take a CSV parser from 90 MB to 3.1 GB per second across nine measured steps, and discard two steps that looked brilliant. You receive the profiles of every stage.</p>
      <h3>Who</h3>
      <p>Developers with two or more years of C++ in trading, games, databases, imaging or embedded systems. Linux with <em>perf</em> is recommended.</p>`,
    lectures: [
      ['Benchmarks that do not lie', 'The compiler deleted your loop. How to notice and prevent it.'],
      ['Sixty-four bytes at a time', 'Cache lines, strides, and a matrix walked in two directions.'],
      ['Data layout', 'An array of structures becomes a structure of arrays, and four times faster.'],
      ['Branches', 'Sorting the input makes the loop faster. Sometimes that is even worth it.'],
      ['Vectors of eight', 'Reading the compiler’s vectorisation report and acting on it.'],
      ['False sharing', 'Two counters, one cache line, eight unhappy cores.'],
      ['The CSV parser, nine steps', 'From 90 MB to 3.1 GB per second, with profiles.'],
    ],
  },
  {
    key: 'stl-gujarati',
    title: 'C++ STL in Practice: Containers, Iterators, Algorithms',
    category: 'c++',
    level: 'Intermediate',
    language: 'Gujarati',
    price: 1499,
    discount: 30,
    instructor: FARHAN,
    launched: 0.75,
    popularity: 0.6,
    quality: 4,
    description: `
      <p>Presented in Gujarati; code, slides and contest problems are in English. The standard library holds more than a hundred algorithms, and most programmers use six. This course introduces about forty of them, in the order in which a textile trader from Surat would need them.</p>
      <h3>Topics by question</h3>
      <ul>
        <li><strong>Where do I keep it?</strong> vector, deque, set, unordered_map: measured, not argued</li>
        <li><strong>How do I walk over it?</strong> Iterators, their categories, and when they become invalid</li>
        <li><strong>How do I find it?</strong> find, lower_bound, equal_range, nth_element</li>
        <li><strong>How do I rearrange it?</strong> sort, stable_partition, rotate, unique</li>
        <li><strong>How do I summarise it?</strong> accumulate, transform_reduce, adjacent_difference</li>
        <li><strong>How do I make my own type fit in?</strong> Comparators, hashes, ranges</li>
      </ul>
      <p>Each session ends with a contest-style problem that takes eighty lines by hand and twelve with the library. We write <em>both</em>.</p>
      <p>Learners should know C++ functions, structures and references.</p>`,
    lectures: [
      ['Choosing a container', 'Ten lakh bales of cloth, four containers, one stopwatch.'],
      ['Iterators and invalidation', 'The loop that erased its own floor.'],
      ['Searching in sorted data', 'lower_bound answers more questions than find.'],
      ['rotate, partition, unique', 'Three small algorithms behind half of all drag-and-drop lists.'],
      ['Summaries with numeric', 'Running stock, daily difference, totals by shade.'],
      ['Your type as a citizen', 'Comparators that are strict, hashes that spread.'],
      ['Contest hour', 'Three problems, twelve lines each.'],
    ],
  },
];
