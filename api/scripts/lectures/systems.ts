import type { Lecture } from './lecture.ts';

const SORTED = ['3', '8', '12', '17', '21', '34', '40', '55'];

export const SYSTEMS: readonly Lecture[] = [
  {
    key: 'dsa-binary-search',
    category: 'data-structures',
    kicker: 'Data structures',
    title: 'Binary search you can prove',
    language: 'en',
    voice: 'man',
    slides: [
      {
        heading: '',
        body: {
          kind: 'cover',
          lines: ['Binary search', 'you can prove'],
          subtitle: 'Halve what is left, keep one promise',
        },
        say: ['We look for thirty four in a sorted list, and we will not check every number.'],
      },
      {
        heading: 'Find 34',
        body: {
          kind: 'cells',
          values: SORTED,
          states: [
            { on: [3], off: [], note: 'Middle: 17. Too small.' },
            { on: [5], off: [0, 1, 2, 3], note: 'Middle of the rest: 34. Found.' },
          ],
        },
        say: [
          'Look at the middle. Seventeen is too small, so the left half is out.',
          'The middle of what is left is thirty four. Found in two looks.',
        ],
      },
      {
        heading: 'The promise',
        body: {
          kind: 'code',
          lines: [
            'while (low < high) {',
            '  const middle = (low + high) >> 1',
            '  if (list[middle] < wanted) low = middle + 1',
            '  else high = middle',
            '}',
          ],
          focus: [
            [0, 4],
            [2, 3],
          ],
        },
        say: [
          'One promise holds before every round. If the number is there, it lies between low and high.',
          'Both branches keep the promise, and both make the range smaller.',
        ],
      },
      {
        heading: 'Looks needed',
        body: {
          kind: 'bars',
          bars: [
            { label: '1,000 names', share: 0.5, shown: '10' },
            { label: '10 lakh names', share: 1, shown: '20', isAccent: true },
          ],
        },
        say: ['A thousand names need ten looks. Ten lakh names need only twenty.'],
      },
    ],
  },
  {
    key: 'os-virtual-memory',
    category: 'operating-system',
    kicker: 'Operating systems',
    title: 'Virtual memory',
    language: 'en',
    voice: 'man',
    slides: [
      {
        heading: '',
        body: { kind: 'cover', lines: ['Virtual memory'], subtitle: 'Every program believes it is alone' },
        say: [
          'Every program on your computer believes that the whole memory belongs to it. Who keeps up this illusion?',
        ],
      },
      {
        heading: 'From belief to reality',
        body: {
          kind: 'flow',
          boxes: [
            { title: 'Program', note: 'asks for page 5' },
            { title: 'Page table', note: '5 is in frame 12' },
            { title: 'Memory', note: 'frame 12' },
          ],
        },
        say: [
          'The program asks for its page five.',
          'The page table says that it lives in frame twelve.',
          'The hardware reads frame twelve, and the program never knows.',
        ],
      },
      {
        heading: 'When the page is not there',
        body: {
          kind: 'points',
          items: [
            'Page fault: the kernel takes over',
            'It fetches the page from the disk',
            'The program goes on as if nothing happened',
          ],
        },
        say: [
          'If the page is missing, the kernel takes over.',
          'It fetches the page from the disk.',
          'Then the program goes on, as if nothing had happened.',
        ],
      },
      {
        heading: 'The price of a fault',
        body: {
          kind: 'bars',
          bars: [
            { label: 'Reading from memory', share: 0.01, shown: '0.1 µs', isAccent: true },
            { label: 'Reading from the disk', share: 1, shown: '100 µs' },
          ],
        },
        say: ['A fault is a thousand times slower. That is why a machine with full memory crawls.'],
      },
    ],
  },
  {
    key: 'net-tcp-handshake',
    category: 'computer-networks',
    kicker: 'Computer networks',
    title: 'TCP: the three-way handshake',
    language: 'en',
    voice: 'man',
    slides: [
      {
        heading: '',
        body: {
          kind: 'cover',
          lines: ['TCP: the three-way', 'handshake'],
          subtitle: 'How two strangers agree to talk',
        },
        say: ['Packets may get lost, doubled, or out of order. So before they talk, two computers shake hands.'],
      },
      {
        heading: 'Three messages',
        body: {
          kind: 'exchange',
          left: 'Browser',
          right: 'Server',
          messages: [
            { from: 'left', text: 'SYN · I start at 100' },
            { from: 'right', text: 'SYN-ACK · I heard 100, I start at 700' },
            { from: 'left', text: 'ACK · I heard 700' },
          ],
        },
        say: [
          'The browser says: let us talk, I will number my bytes from one hundred.',
          'The server says: I heard you, and I begin at seven hundred.',
          'The browser confirms, and the line is open.',
        ],
      },
      {
        heading: 'Why three and not two?',
        body: {
          kind: 'points',
          items: ['Both sides must be heard', 'Both numbers must be confirmed', 'Old, late packets are recognised'],
        },
        say: [
          'Why three? Because both sides must know that they were heard.',
          'Both starting numbers are confirmed.',
          'And a late packet from yesterday is recognised.',
        ],
      },
      {
        heading: 'What it costs',
        body: {
          kind: 'bars',
          bars: [
            { label: 'Chennai to Mumbai', share: 0.14, shown: '25 ms' },
            { label: 'Chennai to New York', share: 1, shown: '220 ms', isAccent: true },
          ],
        },
        say: ['It costs one round trip. That is why servers close to you feel fast.'],
      },
    ],
  },
  {
    key: 'java-bytecode',
    category: 'java',
    kicker: 'Java',
    title: 'From source to running program',
    language: 'en',
    voice: 'man',
    slides: [
      {
        heading: '',
        body: { kind: 'cover', lines: ['From source to', 'running program'], subtitle: 'javac, bytecode and the JVM' },
        say: ['Java runs on a bank’s server and on a small card reader alike. How can one file run on both?'],
      },
      {
        heading: 'Three stations',
        body: {
          kind: 'flow',
          boxes: [
            { title: 'Hello.java', note: 'what you write' },
            { title: 'Hello.class', note: 'bytecode' },
            { title: 'JVM', note: 'runs it here' },
          ],
        },
        say: [
          'You write a source file.',
          'The compiler turns it into bytecode, which belongs to no real machine.',
          'A virtual machine on each device runs that bytecode.',
        ],
      },
      {
        heading: 'In the terminal',
        body: { kind: 'code', lines: ['$ javac Hello.java', '$ java Hello', 'Namaste, world'], focus: [[0], [1, 2]] },
        say: ['Compile once, with java c.', 'Then run it, wherever there is a J V M.'],
      },
      {
        heading: 'And why is it fast?',
        body: {
          kind: 'points',
          items: [
            'The JVM watches which methods are hot',
            'It compiles those to machine code',
            'So a program speeds up while it runs',
          ],
        },
        say: [
          'The virtual machine watches which methods are busy.',
          'It compiles them to real machine code.',
          'So the program becomes faster while it runs.',
        ],
      },
    ],
  },
];
