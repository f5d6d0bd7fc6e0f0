import type { CourseDraft } from './course-draft.ts';

const HARPREET = 'harpreet.sandhu@vidya.example';

export const CLOUD_COMPUTING: readonly CourseDraft[] = [
  {
    key: 'cloud-foundations',
    title: 'Cloud Foundations: Compute, Storage aur Network',
    category: 'cloud-computing',
    level: 'Beginner',
    language: 'Hinglish',
    price: 1799,
    discount: 50,
    instructor: HARPREET,
    accessDays: 1095,
    launched: 0.014,
    popularity: 1.8,
    quality: 4.3,
    description: `
      <p>Cloud koi baadal nahi hai; woh kisi aur ka computer hai jiska meter chal raha hai. Is course mein hum ek tiffin delivery startup ko uske pehle server se lekar <strong>do hazaar order roz</strong> tak le jaate hain, aur har mahine ka bill khol kar dekhte hain.</p>
      <h3>Seekhne ki cheezein</h3>
      <ul>
        <li>Region, zone aur failure ka matlab</li>
        <li>Virtual machine, container aur function mein se kab kya chunna hai</li>
        <li>Object storage, block storage, aur backup jo restore bhi hota ho</li>
        <li>VPC, subnet, security group: kaun kis se baat kar sakta hai</li>
        <li>Load balancer aur autoscaling ka saral ganit</li>
        <li>Budget alert, tags aur anchahe kharche se bachna</li>
      </ul>
      <p>Concepts kisi ek provider ke nahi hain. Demo AWS par hain, lekin har lecture ke notes mein Azure aur Google Cloud ke naam bhi diye hain.</p>
      <h3>Kiske liye</h3>
      <p>College students, support engineers aur developers jo pehli baar production dekh rahe hain. Linux command line ka thoda abhyas madad karega.</p>`,
    lectures: [
      ['Cloud ka asli matlab', 'Kiraye ka computer, meter aur zimmedari ka bantwara.'],
      ['Pehla server', 'VM banana, SSH karna, aur password ki jagah key ka istemal.'],
      ['Storage ke teen ghar', 'Object, block aur file: tiffin ki photo kahan rahegi, database kahan.'],
      ['Network ki deewarein', 'Subnet aur security group ko ek apartment ke gate se samjho.'],
      ['Autoscaling', 'Dopahar ek baje order badhte hain. Server apne aap kaise badhein aur ghatein?'],
      ['Bill padhna', 'Teen line jo 80% kharcha batati hain.'],
      ['Backup aur restore drill', 'Jis backup ko kabhi restore nahi kiya, woh backup nahi hai.'],
    ],
  },
  {
    key: 'kubernetes-teams',
    title: 'Kubernetes for Application Teams',
    category: 'cloud-computing',
    level: 'Advance',
    language: 'English',
    price: 6499,
    discount: 30,
    instructor: HARPREET,
    launched: 0.49,
    popularity: 1,
    quality: 4.2,
    description: `
      <p>You do not run the cluster. You own six services on it, and at 11 p.m. one of them restarts every forty seconds. This course is written for exactly that person.</p>
      <h3>Modules</h3>
      <ol>
        <li><strong>The control loop.</strong> Desired state, actual state, and who closes the gap</li>
        <li><strong>Pods that behave.</strong> Probes, requests, limits, and signals handled properly</li>
        <li><strong>Getting traffic.</strong> Services, ingress, and why a rolling update still dropped forty requests</li>
        <li><strong>Configuration and secrets.</strong> What belongs where, and how rotation works</li>
        <li><strong>Scaling.</strong> Horizontal scaling on the metric that hurts, disruption budgets, spreading over zones</li>
        <li><strong>Debugging.</strong> Events, ephemeral containers, a flow chart for the common dozen failures</li>
      </ol>
      <p>Every module ends in a <em>broken cluster</em> that runs on your laptop with kind. You get the symptoms a user would report and twenty minutes.</p>
      <h3>Assumed</h3>
      <p>You build container images at work and can read YAML without anger. Cluster administration (etcd, upgrades, networking plug-ins) is deliberately out of scope.</p>`,
    lectures: [
      ['A thermostat for software', 'Control loops explained with an air conditioner, then with a Deployment.'],
      ['Probes that tell the truth', 'Startup, readiness, liveness, and the outage caused by mixing them up.'],
      [
        'Requests, limits and the OOM killer',
        'What the scheduler promises and what the kernel does when you exceed it.',
      ],
      ['Zero-drop deployments', 'Endpoints, termination grace and a preStop that waits just long enough.'],
      ['Scaling on the right number', 'CPU is rarely the metric that hurts. Queue length often is.'],
      ['Secrets without regret', 'Rotation, mounting and the log line that leaked one.'],
      ['A debugging flow chart', 'From symptom to cause for the twelve failures seen most.'],
    ],
  },
  {
    key: 'cloud-residency',
    title: 'Cloud Architecture Residency: Twelve Months of One-to-One Mentoring',
    category: 'cloud-computing',
    level: 'Advance',
    language: 'English',
    price: 100000,
    discount: 0,
    instructor: HARPREET,
    launched: 0.62,
    popularity: 0.12,
    quality: 4.8,
    description: `
      <p>Eight seats a year. One mentor, one learner, one real system: yours. The residency is for senior engineers who have been handed responsibility for an organisation's architecture and have nobody down the corridor to ask.</p>
      <h3>The rhythm</h3>
      <ul>
        <li>A ninety-minute review of your own system every fortnight, prepared with a written brief</li>
        <li>Monthly design studies: payments ledger, exam-result day traffic, telemedicine across poor networks</li>
        <li>Quarterly cost and reliability review with numbers from your production accounts</li>
        <li>Two failure rehearsals, planned with your team and observed by us</li>
        <li>Writing practice: decision records that still make sense after two years</li>
      </ul>
      <h3>Admission</h3>
      <p>At least seven years of engineering, current ownership of a system in production, and your manager's agreement that designs may be discussed under a <strong>confidentiality letter</strong>. After enrolling you are contacted within two working days to fix the calendar.</p>
      <p>The lectures below are the common core that every resident watches before the first meeting.</p>`,
    lectures: [
      ['How the residency works', 'Calendar, briefs, confidentiality, and what makes a review worth ninety minutes.'],
      ['Describing a system on one page', 'Boundaries, flows and the three numbers that constrain everything.'],
      ['Cost as an architectural property', 'Unit economics per order, and the design decisions that move them.'],
      ['Rehearsing failure', 'Choosing a scenario, a blast radius and a stop word.'],
      ['Decision records', 'Context, options, consequence: a format people keep using.'],
    ],
  },
  {
    key: 'serverless-budget',
    title: 'Serverless on a Budget: Event-Driven Backends for Small Teams',
    category: 'cloud-computing',
    level: 'Intermediate',
    language: 'English',
    price: 2199,
    discount: 20,
    instructor: HARPREET,
    status: 'draft',
    launched: 0.985,
    quality: null,
    description: `
      <p>Three people, one product, no operations team. Functions, queues and managed tables can carry a small company remarkably far when somebody watches the invoice and the retry settings.</p>
      <h3>Planned content</h3>
      <ul>
        <li>Choosing events over requests, and drawing the flow before writing a handler</li>
        <li>Cold starts measured on three runtimes</li>
        <li>Queues, dead letters and messages that arrive twice</li>
        <li>Single-table design, with a warning about when to stop</li>
        <li>Local development that resembles the real thing</li>
        <li>A monthly budget of two thousand rupees, and the alarms that defend it</li>
      </ul>
      <p>The example is an attendance service for coaching classes: parents receive a message when a child enters, and fees are reminded on the first of the month. Learners should know one backend language and have deployed something, however small.</p>
      <p>Each chapter will close with the month's <em>actual invoice</em>, line by line, so that cost is learned together with design.</p>`,
    lectures: [
      ['Events before handlers', 'Drawing the attendance flow with arrows that carry facts.'],
      ['Messages that arrive twice', 'Why delivery is at least once and how a handler stays calm about it.'],
      ['Reading the invoice', 'Invocations, duration and the line nobody expected: logs.'],
    ],
  },
];
