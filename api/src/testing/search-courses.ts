import type { Language, Level } from '@vidya/contracts/texts/choices';

/** A course of the search figures; the key names it in `search-queries.ts`. */
export interface SearchedCourse {
  title: string;
  category: string;
  language?: Language;
  level?: Level;
  /** Rupees. */
  price?: number;
  instructorName?: string;
  description?: string;
}

const course = (title: string, category: string, more: Omit<SearchedCourse, 'title' | 'category'> = {}) => ({
  title,
  category,
  ...more,
});

/** Courses as they stand in an Indian catalogue: English titles, titles in ten scripts, accents, tags and acronyms. */
export const searchedCourses = {
  react: course('React from zero', 'web-development'),
  node: course('Node.js services that last', 'web-development'),
  javascript: course('JavaScript, the whole language', 'web-development'),
  html: course('HTML and CSS for a first site', 'web-development', { price: 0, level: 'Beginner' }),
  article: course('The <article> tag explained', 'web-development'),
  fullStack: course('Full stack web development', 'web-development', { level: 'Advance' }),
  hinglish: course('Freelance sites, seedha aur saral', 'web-development', { language: 'Hinglish' }),
  python: course('Python step by step', 'data-science', { level: 'Beginner' }),
  pythonPro: course('Python under the hood', 'data-science', { level: 'Advance' }),
  pandas: course('Data analysis with Pandas', 'data-science'),
  excel: course('Excel for accounts', 'data-science'),
  ml: course('Machine Learning foundations', 'machine-learning'),
  deep: course('Deep learning with PyTorch', 'machine-learning'),
  ai: course('Artificial intelligence for everyone', 'machine-learning', { price: 0 }),
  genAi: course('Generative AI with agents', 'generative-ai'),
  dsa: course('Data structures and algorithms', 'data-structures'),
  mysql: course('MySQL for shops', 'mysql'),
  os: course('How operating systems work', 'operating-system'),
  networks: course('Computer networks, from cable to cloud', 'computer-networks'),
  support: course('IT for small offices', 'computer-networks'),
  wholeIt: course('Try it and learn it', 'ui-ux'),
  java: course('Java for banks', 'java', { instructorName: 'Meera D’Souza' }),
  spring: course('Spring Boot in practice', 'java'),
  systemDesign: course('System design interviews', 'system-design'),
  howTo: course('How to do what you should', 'system-design'),
  uiUx: course('UI/UX fundamentals', 'ui-ux'),
  cpp: course('C++ without tears', 'c++'),
  csharp: course('C# for games', 'system-design'),
  aws: course('AWS from the ground up', 'cloud-computing'),
  kubernetes: course('Kubernetes in production', 'cloud-computing'),
  blockchain: course('Smart contracts on the BlockChain', 'blockchain'),
  spanish: course('Español básico', 'ui-ux', { instructorName: 'Zoë Désirée' }),
  cafe: course('Café management', 'system-design'),
  poetry: course('हिन्दी काव्य', 'ui-ux', { language: 'Hindi' }),
  music: course('संगीत का परिचय', 'ui-ux', { language: 'Hindi' }),
  reading: course('पढ़ना और लिखना', 'ui-ux', { language: 'Hindi' }),
  internet: course('इन्टरनेट सुरक्षा', 'computer-networks', { language: 'Hindi' }),
  mlHindi: course('मशीन लर्निंग की शुरुआत', 'machine-learning', { language: 'Hindi' }),
  pythonHindi: course('पायथन सीखें', 'data-science', { language: 'Hindi' }),
  class10: course('कक्षा १० का गणित', 'data-science', { language: 'Hindi' }),
  science: course('साइन्स के प्रयोग', 'system-design', { language: 'Hindi' }),
  marathi: course('एक्सेल मराठीत', 'data-science', { language: 'Marathi' }),
  tamilPython: course('தமிழில் பைத்தான் நிரலாக்கம்', 'data-science', { language: 'Tamil' }),
  tamilDesign: course('இணைய வடிவமைப்பு', 'ui-ux', { language: 'Tamil' }),
  telugu: course('జావా ప్రోగ్రామింగ్', 'java', { language: 'Telugu' }),
  teluguHindi: course('హిందీ నేర్చుకోండి', 'ui-ux', { language: 'Telugu' }),
  kannada: course('ವೆಬ್ ಅಭಿವೃದ್ಧಿ', 'web-development', { language: 'Kannada' }),
  bengali: course('মেশিন লার্নিং শুরু', 'machine-learning', { language: 'Bengali' }),
  bengaliMusic: course('সঙ্গীত শিক্ষা', 'ui-ux', { language: 'Bengali' }),
  gujarati: course('ડેટા સાયન્સ', 'data-science', { language: 'Gujarati' }),
  punjabi: course('ਪਾਈਥਨ ਸਿੱਖੋ', 'data-science', { language: 'Punjabi' }),
  malayalam: course('ക്ലൗഡ് എന്റെ വഴി', 'cloud-computing', { language: 'Malayalam' }),
  assamese: course('কম্পিউটাৰ নেটৱৰ্ক', 'computer-networks', { language: 'Assamese' }),
  manipuri: course('জাভা মণিপুরীদা', 'java', { language: 'Manipuri' }),
} satisfies Record<string, SearchedCourse>;

export type CourseKey = keyof typeof searchedCourses;
