import type { CourseDraft } from './course-draft.ts';

const FARHAN = 'farhan.siddiqui@vidya.example';

export const JAVA: readonly CourseDraft[] = [
  {
    key: 'java-foundation',
    title: 'Java Programming: The Complete Foundation',
    category: 'java',
    level: 'Beginner',
    language: 'English',
    price: 2499,
    discount: 70,
    instructor: FARHAN,
    accessDays: 1095,
    launched: 0.002,
    popularity: 2.8,
    quality: 4.4,
    description: `
      <p>Java is thirty years old and still runs your bank, your train reservation and half of your phone. Learning it well means learning a discipline: say what a thing is, let the compiler hold you to it.</p>
      <h3>Chapters</h3>
      <ul>
        <li>The JVM and a first program, with nothing hidden by the editor</li>
        <li>Types, control flow, methods, arrays</li>
        <li>Classes, records, interfaces, and inheritance in small doses</li>
        <li>Collections and generics you can explain to a friend</li>
        <li>Exceptions: which to catch, which to let go</li>
        <li>Streams and lambdas, after loops and not instead of them</li>
        <li>Files, dates, and money without rounding errors</li>
        <li>Unit tests with JUnit from week two onward</li>
      </ul>
      <p>The course project is a <strong>cooperative society's account book</strong>: deposits, loans, interest and a monthly statement that must agree to the last paisa.</p>
      <h3>Suitable if</h3>
      <p>you are starting engineering college, preparing for campus placement, or coming from Python and curious about types. We use Java 21 and any editor you like.</p>`,
    lectures: [
      ['From source to running program', 'javac, bytecode and the JVM: one class followed all the way.'],
      ['Types and control flow', 'Why int and Integer differ, and a switch that returns a value.'],
      ['Methods worth naming', 'Splitting a forty-line main into sentences.'],
      ['Classes and records', 'An account guards its own balance; a statement line is just data.'],
      ['Interfaces before inheritance', 'Programming to what a thing can do.'],
      ['Collections and generics', 'List, Set, Map, and choosing by question rather than by habit.'],
      ['Exceptions with intent', 'Checked, unchecked, and the empty catch block that cost a weekend.'],
      ['Streams after loops', 'The monthly statement, first with a loop, then with a pipeline.'],
      ['Tests that let you change things', 'JUnit, one behaviour per test, names that read as promises.'],
    ],
  },
  {
    key: 'spring-boot-microservices',
    title: 'Spring Boot Microservices in Depth',
    category: 'java',
    level: 'Advance',
    language: 'English',
    price: 5999,
    discount: 30,
    instructor: FARHAN,
    launched: 0.31,
    popularity: 1.4,
    quality: 4.1,
    description: `
      <p>Nobody should begin with microservices. So we begin with one well-divided Spring Boot application for a bus operator and take it apart only where a real force, such as load, team boundaries or release rhythm, pulls at the seam.</p>
      <h3>Part A: the modular monolith</h3>
      <p>Package by feature, transactions, JPA without surprises, security with OAuth 2, Testcontainers.</p>
      <h3>Part B: the first cut</h3>
      <p>Seat inventory leaves home. Contracts, versioning, timeouts, retries and circuit breakers, each introduced by an outage we cause ourselves.</p>
      <h3>Part C: events</h3>
      <ul>
        <li>The outbox pattern with Kafka</li>
        <li>Sagas for booking and refund</li>
        <li>Consumers that tolerate duplicates and disorder</li>
      </ul>
      <h3>Part D: operation</h3>
      <p>Tracing a ticket across five services, structured logs, budgets for errors, canary releases.</p>
      <p>You need a year of Java and some Spring. The laptop should have 16 GB of memory; a <em>low-memory profile</em> is documented for 8 GB.</p>`,
    lectures: [
      ['A monolith with walls', 'Package by feature, and tests that fail when somebody climbs over.'],
      ['JPA without surprises', 'N+1 queries, lazy loading, and the transaction that ended too early.'],
      ['Cutting out seat inventory', 'Contract first, strangler second, deletion last.'],
      ['Timeouts, retries, breakers', 'Three settings that must be chosen together.'],
      ['The outbox pattern', 'A row and an event, or neither.'],
      ['Sagas for refunds', 'Undoing a booking step by step when the bank says no.'],
      ['Tracing one ticket', 'Five services, one line of time.'],
      ['Canary releases', 'Five per cent of passengers meet the new version first.'],
    ],
  },
  {
    key: 'java-concurrency',
    title: 'Java Concurrency Without Fear',
    category: 'java',
    level: 'Advance',
    language: 'English',
    price: 3499,
    discount: 0,
    instructor: FARHAN,
    launched: 0.66,
    popularity: 0.7,
    quality: 4.6,
    description: `
      <p>The test passed eight hundred times and failed once, on a Friday. If that sentence makes you uneasy, this course gives you a way to reason about such code instead of hoping.</p>
      <h3>Ideas in order</h3>
      <ol>
        <li>The memory model as a contract: <em>happens-before</em> in drawings</li>
        <li>Immutability and confinement, the two techniques that need no locks at all</li>
        <li>synchronized, ReentrantLock, and lock ordering that prevents deadlock</li>
        <li>Executors, queues, back-pressure and orderly shutdown</li>
        <li>CompletableFuture, and structured concurrency on top of it</li>
        <li>Virtual threads: what changes, what stays dangerous</li>
        <li>Testing with jcstress and deliberate schedules</li>
      </ol>
      <p>We keep one programme throughout, a <strong>stock-matching engine</strong>, and watch it become faster and then wrong and then right. Each bug is reproduced on demand before it is repaired.</p>
      <p>Intended for working Java developers. If generics and lambdas cost you effort, take the foundation course first.</p>`,
    lectures: [
      ['Happens-before, drawn', 'Two threads, one flag, and a loop that never ends.'],
      ['Share nothing, or nothing that changes', 'Confinement and immutability solve more than locks do.'],
      ['Locks and their order', 'Transferring money between two accounts without freezing both.'],
      ['Executors and back-pressure', 'A queue without a limit is an outage with a delay.'],
      ['Composing futures', 'Failure, timeout and cancellation in one pipeline.'],
      ['Virtual threads', 'A million sleeping threads, and the pinned one that spoils it.'],
      ['Proving it with jcstress', 'Making the rare interleaving common.'],
    ],
  },
  {
    key: 'java-hindi',
    title: 'जावा प्रोग्रामिंग हिंदी में: पहले प्रोग्राम से प्रोजेक्ट तक',
    category: 'java',
    level: 'Beginner',
    language: 'Hindi',
    price: 699,
    discount: 0,
    instructor: FARHAN,
    launched: 0.18,
    popularity: 1.5,
    quality: 4.5,
    description: `
      <p>“मैंने जावा पढ़ी थी पर समझी नहीं।” यह वाक्य हमने सैकड़ों विद्यार्थियों से सुना है। इसलिए यह कोर्स परिभाषाओं से नहीं, एक छोटी समस्या से शुरू होता है: स्कूल की फ़ीस का हिसाब, जो हर महीने ग़लत हो जाता है।</p>
      <h3>क्रम से विषय</h3>
      <ul>
        <li>JDK लगाना और कमांड लाइन से प्रोग्राम चलाना</li>
        <li>डेटा टाइप, शर्तें, लूप और मेथड</li>
        <li>क्लास और ऑब्जेक्ट: विद्यार्थी, कक्षा और रसीद</li>
        <li>इनहेरिटेंस, इंटरफ़ेस और पॉलीमॉर्फ़िज़्म, बिना रटे</li>
        <li>ArrayList और HashMap का सही उपयोग</li>
        <li>अपवाद (exception) सँभालना और फ़ाइल में डेटा रखना</li>
      </ul>
      <h3>किनके लिए बना है</h3>
      <p>बीसीए, बीटेक, पॉलिटेक्निक के विद्यार्थी और वे शिक्षक जो स्कूल में जावा पढ़ाते हैं। पहले से प्रोग्रामिंग आना <strong>ज़रूरी नहीं</strong>।</p>
      <p>अंतिम प्रोजेक्ट में पूरा फ़ीस-प्रबंधन प्रोग्राम बनता है, जिसे आप अपने रिज़्यूमे में दिखा सकते हैं। हर पाठ के बाद पाँच अभ्यास और उनके हल दिए गए हैं।</p>`,
    lectures: [
      ['पहला प्रोग्राम, परदे के पीछे', 'आपका लिखा कोड मशीन तक कैसे पहुँचता है।'],
      ['शर्तें और लूप', 'देर से फ़ीस देने पर जुर्माना: if से for तक।'],
      ['मेथड लिखना', 'एक काम, एक नाम, एक जगह।'],
      ['क्लास और ऑब्जेक्ट', 'विद्यार्थी का ख़ाका और उससे बने हज़ार विद्यार्थी।'],
      ['इंटरफ़ेस क्या वादा करता है', 'छात्रवृत्ति के अलग-अलग नियम, एक ही दरवाज़ा।'],
      ['ArrayList और HashMap', 'रोल नंबर से विद्यार्थी तुरंत कैसे मिले।'],
      ['फ़ीस-प्रबंधन प्रोजेक्ट', 'सब कुछ जोड़कर एक चलने वाला प्रोग्राम।'],
    ],
  },
  {
    key: 'java-ee-legacy',
    title: 'Java EE 8 Web Applications with JSF',
    category: 'java',
    level: 'Intermediate',
    language: 'English',
    price: 1999,
    discount: 75,
    instructor: FARHAN,
    status: 'archived',
    launched: 0.001,
    popularity: 1.2,
    quality: 3.4,
    description: `
      <p>A complete tour of the Java EE 8 platform as it is still found in insurance companies, state portals and university systems: servlets, JSF pages, CDI beans, EJB transactions and JPA, deployed to an application server.</p>
      <h3>Included</h3>
      <ul>
        <li>The request life cycle of JSF and where its state is kept</li>
        <li>CDI scopes and the bugs that come from choosing the wrong one</li>
        <li>Container-managed transactions and what a rollback undoes</li>
        <li>JPA mappings for an inherited schema</li>
        <li>Packaging, data sources and a first deployment</li>
      </ul>
      <p>This course is <strong>no longer sold</strong>: the platform has moved on to Jakarta EE and our Spring Boot course covers what new projects need. Learners who bought it keep their access, because somebody has to maintain those portals and we would rather they did it well.</p>
      <p>Prerequisites were core Java, HTML and elementary SQL.</p>`,
    lectures: [
      ['The platform at a glance', 'Containers, specifications, and who implements what.'],
      ['JSF life cycle', 'Six phases between a click and a page.'],
      ['CDI scopes', 'Request, view, session, and the shopping basket that two people shared.'],
      ['Transactions by declaration', 'What the container begins, commits and rolls back for you.'],
      ['Deploying to a server', 'Data source, archive, log file.'],
    ],
  },
];
