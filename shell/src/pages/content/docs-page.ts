import { paths } from '@vidya/contracts/texts/paths';
import { type StaticPageContent, section } from './page-shape.ts';

const courses = (slug: string) => ({ label: 'See the courses', to: paths.category(slug) });

export const docsPage: StaticPageContent = {
  title: 'Docs',
  lead: 'What each topic is about, where to begin, and which course goes on from there.',
  sections: [
    section(
      'Web Development',
      'HTML says what things are, CSS how they look, JavaScript what they do. Begin by building one page without a framework.',
      courses('web-development'),
    ),
    section(
      'Data Science',
      'Turning tables into answers: clean the data, look at it, then model it. Begin with a question you care about and a spreadsheet.',
      courses('data-science'),
    ),
    section(
      'Machine Learning',
      'Programs that learn a rule from examples. Begin with linear regression and a held-out test set; most mistakes show there.',
      courses('machine-learning'),
    ),
    section(
      'React',
      'A library that draws the page from state. Begin with components, props and one piece of state; add effects last.',
      courses('web-development'),
    ),
    section(
      'Git-Version Control',
      'A history of your work that you can branch and return to. Begin with commit, branch and merge on a project of your own.',
      courses('web-development'),
    ),
    section(
      'Data Structures',
      'Arrays, lists, trees, heaps, hash tables, graphs: each is fast at something and slow at something else. Learn what.',
      courses('data-structures'),
    ),
    section(
      'Operating System',
      'Processes, memory, files and the scheduler between them. Begin with what happens when you start a program.',
      courses('operating-system'),
    ),
    section(
      'Computer Networks',
      'Layers that carry your message: link, IP, TCP, HTTP. Begin by following one web request with a packet viewer.',
      courses('computer-networks'),
    ),
    section(
      'Java',
      'A typed language with a large library and tools that last. Begin with classes, collections and tests.',
      courses('java'),
    ),
    section(
      'System Design',
      'Choosing parts so that the whole stays up: caches, queues, replicas and limits. Begin with numbers on the back of an envelope.',
      courses('system-design'),
    ),
    section(
      'SQL',
      'Ask for what you want and let the database find how. Begin with joins and group by, then read a query plan.',
      courses('mysql'),
    ),
    section(
      'C++',
      'Speed and control, with care. Begin with values, references and who owns what; templates come later.',
      courses('c++'),
    ),
  ],
};
