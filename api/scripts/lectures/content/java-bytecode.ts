import type { Lecture } from '../lecture.ts';

export const JAVA_BYTECODE: Lecture = {
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
      say: ['Compile once, with javac.', 'Then run it, wherever there is a JVM.'],
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
};
