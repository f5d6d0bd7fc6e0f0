import type { CourseDraft } from './course-draft.ts';

const MEERA = 'meera.subramaniam@vidya.example';
const PRIYANKA = 'priyanka.bose@vidya.example';

export const MACHINE_LEARNING: readonly CourseDraft[] = [
  {
    key: 'ml-foundations',
    title: 'Machine Learning Foundations with scikit-learn',
    category: 'machine-learning',
    level: 'Beginner',
    language: 'English',
    price: 2999,
    discount: 45,
    instructor: MEERA,
    accessDays: 1095,
    launched: 0.007,
    popularity: 2.5,
    quality: 4.5,
    description: `
      <p>A model is a habit learned from examples. In this course you teach a computer a dozen such habits, and, more importantly, you learn to tell when it has learned the <em>wrong</em> one.</p>
      <h3>From the syllabus</h3>
      <ul>
        <li>Framing a problem: what is predicted, for whom, and what an error costs</li>
        <li>Splitting data so that the exam questions stay secret</li>
        <li>Linear and logistic regression, decision trees, random forests, k-means</li>
        <li>Scaling, encoding and pipelines that cannot leak</li>
        <li>Precision, recall and the threshold you choose between them</li>
        <li>Bias in data: a loan example that looks fair and is not</li>
      </ul>
      <p>The running project predicts which seedlings at an agricultural nursery near Coimbatore will need treatment. There are four thousand rows, some of them wrong, and a nursery owner who wants a reason for every answer.</p>
      <h3>You need</h3>
      <p>Python with a little pandas, school algebra, and patience for looking at data before modelling it. Calculus is explained with pictures where it appears.</p>`,
    lectures: [
      [
        'What learning from examples means',
        'Inputs, targets and a first nearest-neighbour model drawn on squared paper.',
      ],
      ['Train, validate, test', 'Why a model that scores 100 per cent on its homework may fail the exam.'],
      ['Linear models and their honesty', 'Weights you can read aloud to the nursery owner.'],
      ['Trees and forests', 'Twenty questions, asked by a committee.'],
      ['Pipelines that cannot leak', 'Scaling before splitting gives the answer away. One object fixes it.'],
      [
        'Precision, recall, threshold',
        'Missing a sick seedling costs forty rupees; treating a healthy one costs three.',
      ],
      ['Clusters without labels', 'K-means on the same data, and how to name what it finds.'],
      ['When not to use a model', 'Three cases where a rule of thumb won.'],
    ],
  },
  {
    key: 'ml-tamil',
    title: 'இயந்திரக் கற்றல்: அடிப்படை முதல் பயன்பாடு வரை',
    category: 'machine-learning',
    level: 'Beginner',
    language: 'Tamil',
    price: 1499,
    discount: 20,
    instructor: MEERA,
    launched: 0.19,
    popularity: 1.1,
    quality: 4.7,
    description: `
      <p>கணினி எப்படி உதாரணங்களிலிருந்து கற்றுக்கொள்கிறது? இந்தப் பாடநெறியில் நெல் வயல்களின் விளைச்சல், பேருந்து தாமதம், கையெழுத்து எண்கள் போன்ற நமக்குத் தெரிந்த தரவுகளை வைத்து இயந்திரக் கற்றலைப் படிப்படியாகப் புரிந்துகொள்கிறோம்.</p>
      <h3>நீங்கள் கற்கப்போவது</h3>
      <ul>
        <li>தரவைச் சுத்தம் செய்து பயிற்சிக்கும் சோதனைக்கும் பிரித்தல்</li>
        <li>நேரியல் பின்னடைவு மற்றும் முடிவு மரங்கள்</li>
        <li>மாதிரியின் துல்லியத்தை அளவிடும் சரியான வழிகள்</li>
        <li>அதிகப் பொருத்தம் (overfitting) என்றால் என்ன, அதைத் தவிர்ப்பது எப்படி</li>
        <li>உங்கள் மாதிரியை ஒரு சிறிய இணையப் பக்கத்தில் பயன்படுத்துதல்</li>
      </ul>
      <h3>யாருக்கு ஏற்றது</h3>
      <p>பொறியியல் மாணவர்கள், ஆசிரியர்கள், மற்றும் <strong>தாய்மொழியில் தொழில்நுட்பம்</strong> கற்க விரும்பும் அனைவருக்கும். பைத்தான் மொழியின் அடிப்படை தெரிந்திருந்தால் போதும்; உயர் கணிதம் தேவையில்லை.</p>
      <p>ஒவ்வொரு பாடத்தின் முடிவிலும் ஒரு சிறு பயிற்சி உண்டு. இறுதியில் தஞ்சாவூர் மாவட்டத்தின் பத்து ஆண்டு மழைத் தரவைக் கொண்டு ஒரு முழுமையான திட்டத்தைச் செய்து முடிப்பீர்கள்.</p>`,
    lectures: [
      ['இயந்திரக் கற்றல் என்றால் என்ன', 'விதிகளை எழுதுவதற்கும் உதாரணங்களிலிருந்து கற்பதற்கும் உள்ள வேறுபாடு.'],
      ['தரவைப் பிரித்தல்', 'தேர்வுக் கேள்விகளை முன்பே காட்டக்கூடாது. பயிற்சி, சோதனைத் தொகுப்புகள் ஏன் தேவை.'],
      ['நேரியல் பின்னடைவு', 'மழையளவிலிருந்து விளைச்சலைக் கணிக்கும் ஒரு கோடு.'],
      ['முடிவு மரங்கள்', 'ஆம், இல்லை கேள்விகளால் ஒரு முடிவை எட்டுதல்.'],
      ['துல்லியம் போதுமா', 'நோய் கண்டறியும் சோதனையில் 99 சதவீதத் துல்லியம் ஏன் ஏமாற்றும்.'],
      ['இறுதித் திட்டம்', 'பத்து ஆண்டு மழைத் தரவு, ஒரு மாதிரி, ஒரு பக்க அறிக்கை.'],
    ],
  },
  {
    key: 'deep-learning-pytorch',
    title: 'Deep Learning with PyTorch: From Tensors to Transformers',
    category: 'machine-learning',
    level: 'Advance',
    language: 'English',
    price: 6999,
    discount: 30,
    instructor: PRIYANKA,
    accessDays: 730,
    launched: 0.3,
    popularity: 1.3,
    quality: 4.4,
    description: `
      <p>You will write a neural network three times in this course: once in plain NumPy with gradients by hand, once in PyTorch, and once as a transformer small enough to train on a laptop overnight. After the third time the papers start to read like engineering notes.</p>
      <h3>Contents</h3>
      <ol>
        <li>Tensors, broadcasting, and automatic differentiation from first principles</li>
        <li>Optimisers, learning-rate schedules and reading a loss curve like a doctor</li>
        <li>Convolutions on hand-painted Bengali numerals we collected ourselves</li>
        <li>Sequence models: embeddings, attention, positional information</li>
        <li>A character-level transformer trained on public-domain Tagore</li>
        <li>Fine-tuning, mixed precision and what to do when memory runs out</li>
      </ol>
      <h3>Be ready for</h3>
      <p>Eight to ten hours a week. You should know Python well, have trained at least one scikit-learn model, and remember what a partial derivative is. A free cloud notebook with a modest GPU is sufficient for <strong>every</strong> exercise.</p>`,
    lectures: [
      ['Backpropagation with pencil and paper', 'A two-layer network, six numbers, and the chain rule in slow motion.'],
      ['Tensors and broadcasting', 'Shapes first. Most bugs in deep learning are shape bugs in disguise.'],
      ['Training loops you can trust', 'Seeds, checkpoints, and a sanity test that overfits one batch on purpose.'],
      ['Convolutions see strokes', 'Filters learned from Bengali numerals, visualised layer by layer.'],
      ['Attention, step by step', 'Queries, keys and values as a library catalogue.'],
      ['A transformer in 200 lines', 'We assemble the blocks, train overnight and read what it writes in the morning.'],
      ['Fine-tuning on a budget', 'Freezing, adapters and mixed precision on a single small GPU.'],
      ['Reading papers', 'A method for getting the idea of a paper in forty minutes.'],
      ['Project clinic', 'Three student projects, their loss curves and what we changed.'],
    ],
  },
  {
    key: 'mlops-essentials',
    title: 'Putting Models in Production: MLOps Essentials',
    category: 'machine-learning',
    level: 'Intermediate',
    language: 'English',
    price: 4499,
    discount: 0,
    instructor: PRIYANKA,
    launched: 0.71,
    popularity: 0.8,
    quality: 3.9,
    description: `
      <p>The notebook works. Now a pharmacy chain wants its demand predictions every morning at six, with an explanation when they are wrong. This course covers the unglamorous distance between those two sentences.</p>
      <h3>What we put in place, in order</h3>
      <ul>
        <li>Versioned data and a training run anyone can repeat</li>
        <li>A model registry with promotion rules instead of file names like <em>final_v7</em></li>
        <li>Batch and online serving, and how to choose</li>
        <li>Tests for data: ranges, freshness, missing branches</li>
        <li>Drift: noticing that the world changed before the customer does</li>
        <li>Shadow deployments and an undo button</li>
      </ul>
      <p>Everything runs in containers on your own machine; no cloud account is necessary. We use MLflow, FastAPI and Prometheus because they are open source and easy to take apart, yet the lessons do not depend on them.</p>
      <h3>Audience</h3>
      <p>Data scientists who have been asked to “just deploy it”, and backend engineers who inherited somebody's pickle file.</p>`,
    lectures: [
      ['From notebook to package', 'Splitting exploration from the code that must run at six in the morning.'],
      ['Reproducible training', 'Pinned data, pinned seeds, pinned dependencies.'],
      ['A registry with rules', 'What a model must prove before it replaces another.'],
      ['Serving: batch or online', 'Latency, cost and the boring cron job that usually wins.'],
      ['Testing the data itself', 'Checks that stop a bad file at the door.'],
      ['Drift and alarms', 'Comparing today with the training set, without crying wolf.'],
      ['Rolling back calmly', 'Shadow traffic, gradual release and one command to undo.'],
    ],
  },
];
