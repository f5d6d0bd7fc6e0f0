import { paths } from '@vidya/contracts/texts/paths';
import { type StaticPageContent, section } from './page-shape.ts';

export const communityPages: Record<string, StaticPageContent> = {
  '/community': {
    title: 'Community',
    lead: 'Learning is easier in company. These are the ways people on Vidya meet.',
    sections: [
      section('Forums', 'Questions about a subject, answered by people who took the course before you.', {
        label: 'How the forum works',
        to: paths.forum(),
      }),
      section(
        'Discord',
        'A chat with a channel per category and quiet hours at night. Write to us with the e-mail address of your account and we send you the invitation.',
        { label: 'Ask for an invitation', to: paths.contact() },
      ),
      section(
        'Clubs',
        'Small groups of six to ten that take one course together, a lecture a week, and talk about it on Sunday.',
        { label: 'Start a club', to: paths.contact() },
      ),
      section(
        'Events',
        'Evening sessions in which an instructor works through a real problem and takes questions, in Hindi and English by turns.',
      ),
      section(
        'Code Crew',
        'Volunteers who review the first project of newcomers. Two finished courses and patience are what it takes to join.',
        { label: 'Join the crew', to: paths.contact() },
      ),
    ],
  },
  '/forem': {
    title: 'Forum',
    lead: 'Good questions get good answers. This is how ours is kept useful.',
    sections: [
      section(
        'Before you ask',
        'Say what you tried, what you expected and what happened instead. Paste the error as text, not as a picture.',
      ),
      section(
        'While you wait',
        'Most questions about a lecture are answered in its description. If something there is wrong or unclear, tell the instructor.',
        { label: 'Write to us', to: paths.contact() },
      ),
      section('House rules', 'Be kind, stay on the subject, do not post solutions to graded work, and no advertising.'),
    ],
  },
  '/career': {
    title: 'Career Center',
    lead: 'From the first course to the first job: what to learn, how to show it, how to talk about it.',
    sections: [
      section(
        'Career paths',
        [
          'Front end: web development, UI/UX, then system design.',
          'Data: MySQL, data science, machine learning.',
          'Platform: operating systems, computer networks, cloud computing.',
        ],
        { label: 'Find a course', to: paths.allCourses() },
      ),
      section(
        'Interview practice',
        'Work through data structures until you can explain a choice aloud, not only write it. Forty minutes a day beats one long weekend.',
        { label: 'Data Structures courses', to: paths.category('data-structures') },
      ),
      section(
        'Portfolio and resume',
        'Three finished projects with a live address say more than ten certificates. Write one line per project: the problem, what you built, what changed.',
      ),
    ],
  },
  '/blog': {
    title: 'Blog',
    lead: 'Short notes on how to learn from video and on what is new here.',
    sections: [
      section(
        'Watch less, pause more',
        'A twenty-minute lecture is worth an hour when you stop at each example and predict the next line. Slow the player down for the hard parts.',
      ),
      section(
        'Choosing your first course',
        'Take the one whose first lecture you understand three quarters of. Less than half, and you will leave; everything, and you will be bored.',
        { label: 'Top rated courses', to: paths.allCourses({ sort: 'topRated' }) },
      ),
      section(
        'Why prices include GST',
        'Because the price you compare should be the price you pay. The tax is split out on the invoice, not added at the end.',
      ),
    ],
  },
};
