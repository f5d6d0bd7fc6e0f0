import type { CourseDraft } from './course-draft.ts';

const VIKRAM = 'vikram.reddy@vidya.example';
const HARPREET = 'harpreet.sandhu@vidya.example';

export const OPERATING_SYSTEM: readonly CourseDraft[] = [
  {
    key: 'os-telugu',
    title: 'Operating Systems in Telugu: Processes, Memory and Files',
    category: 'operating-system',
    level: 'Beginner',
    language: 'Telugu',
    price: 1499,
    discount: 20,
    instructor: VIKRAM,
    launched: 0.016,
    popularity: 1,
    quality: 4.4,
    description: `
      <p>Spoken in Telugu, slides in English. An operating system is a busy railway junction: many trains, few platforms, and a station master who must never panic. We use that picture from the first minute to the last.</p>
      <h3>Stations on the way</h3>
      <ul>
        <li>Processes and threads, and what is saved when one makes room for another</li>
        <li>Scheduling: first come, shortest job, round robin, measured on the same timetable</li>
        <li>Critical sections, semaphores and the dining philosophers (they eat pesarattu here)</li>
        <li>Paging, page faults, and why a machine with full memory starts to crawl</li>
        <li>Files, directories and what <em>delete</em> really deletes</li>
        <li>A tiny shell in C that starts programs and joins them with pipes</li>
      </ul>
      <h3>Learners</h3>
      <p>Second-year engineering students across Andhra Pradesh and Telangana, diploma holders, and anyone who was told to memorise definitions and wants to <strong>see the machine move</strong> instead. Loops and pointers in C are enough preparation; a virtual machine image with all tools is supplied.</p>`,
    lectures: [
      ['The station master', 'What a kernel does all day, and why programs are not allowed to do it themselves.'],
      ['Processes change places', 'Registers, stacks and the cost of a context switch.'],
      ['Scheduling on one timetable', 'Four policies, the same five jobs, four different waiting times.'],
      ['Two cooks, one ladle', 'Race conditions and the semaphore that prevents them.'],
      ['Virtual memory', 'Every program believes it owns the whole memory. The page table keeps the illusion.'],
      ['Files and deletion', 'Names, inodes, links, and why a deleted file may still fill the disk.'],
      ['A shell of our own', 'fork, exec, wait and a pipe, in sixty lines of C.'],
    ],
  },
  {
    key: 'linux-internals',
    title: 'Linux Internals for Developers',
    category: 'operating-system',
    level: 'Advance',
    language: 'English',
    price: 4499,
    discount: 30,
    instructor: VIKRAM,
    accessDays: 730,
    launched: 0.34,
    popularity: 0.9,
    quality: 4.7,
    description: `
      <p>Your service is slow, the dashboards are green, and the answer is one <em>strace</em> away. Six weeks with the kernel interface make you the colleague people come to when nothing else explains it.</p>
      <h3>Week by week</h3>
      <ol>
        <li><strong>System calls.</strong> The boundary, its cost, and reading a trace like a conversation</li>
        <li><strong>Memory.</strong> RSS, page cache, overcommit, and what “available” means in <em>free</em></li>
        <li><strong>Scheduling.</strong> Run queues, niceness, CPU pressure, throttled containers</li>
        <li><strong>Storage.</strong> Write-back, fsync, journals and a power cut at the worst moment</li>
        <li><strong>Networking.</strong> Sockets, backlogs, epoll and the forty-millisecond mystery</li>
        <li><strong>Isolation.</strong> Namespaces and cgroups: building a container by hand in shell</li>
      </ol>
      <p>Homework consists of incidents. You receive a virtual machine that misbehaves, half a page of symptoms, and the rule that every claim must be <strong>backed by a measurement</strong>.</p>
      <p>For backend developers with a year or more on Linux. A little C helps with reading; no kernel code is written.</p>`,
    lectures: [
      ['Listening with strace', 'A hanging program tells us what it waits for, in its own words.'],
      ['Where did my memory go', 'Anonymous pages, page cache, and the number you should alert on.'],
      ['The scheduler and throttling', 'Why a container at 30 per cent CPU still misses its deadline.'],
      ['fsync and the power cut', 'Four ways to save a file, three of which can lose it.'],
      ['Sockets, backlog, epoll', 'A connection from SYN to the byte your handler reads.'],
      ['perf and flame graphs', 'Sampling a busy process and reading the shape of its time.'],
      ['A container by hand', 'unshare, pivot_root, a cgroup, and no Docker in sight.'],
      ['Incident review', 'Three student investigations, from symptom to proof.'],
    ],
  },
  {
    key: 'os-gate-hindi',
    title: 'ऑपरेटिंग सिस्टम: GATE और इंटरव्यू की पक्की तैयारी',
    category: 'operating-system',
    level: 'Intermediate',
    language: 'Hindi',
    price: 999,
    discount: 25,
    instructor: HARPREET,
    launched: 0.41,
    popularity: 1.3,
    quality: 4.3,
    description: `
      <p>GATE में ऑपरेटिंग सिस्टम से हर साल आठ से दस अंक आते हैं, और ज़्यादातर सवाल सूत्र से नहीं, समझ से हल होते हैं। हम पिछले पंद्रह वर्षों के सवालों को विषय के अनुसार बाँटकर, पहले सिद्धांत और फिर सवाल, इसी क्रम में चलते हैं।</p>
      <h3>विषय सूची</h3>
      <ul>
        <li>प्रोसेस, थ्रेड और CPU शेड्यूलिंग के संख्यात्मक प्रश्न</li>
        <li>सिंक्रोनाइज़ेशन: सेमाफोर, म्यूटेक्स और क्लासिक समस्याएँ</li>
        <li>डेडलॉक: चार शर्तें, बैंकर एल्गोरिद्म, संसाधन ग्राफ</li>
        <li>पेजिंग, TLB, बहुस्तरीय पेज टेबल और प्रभावी पहुँच समय</li>
        <li>पेज बदलने की नीतियाँ और बेलाडी की विसंगति</li>
        <li>डिस्क शेड्यूलिंग और फ़ाइल आवंटन</li>
      </ul>
      <h3>पढ़ाने का तरीका</h3>
      <p>हर विषय के लिए पहले एक <strong>रोज़मर्रा का उदाहरण</strong>, फिर परिभाषा, फिर पाँच हल किए हुए और पाँच आपके लिए छोड़े हुए सवाल। समय की बचत के लिए कहाँ अनुमान लगाया जा सकता है और कहाँ नहीं, यह भी बताते हैं।</p>
      <p>इंटरव्यू देने वालों के लिए अलग से “ज़ोर से सोचिए” अभ्यास दिए गए हैं।</p>`,
    lectures: [
      ['प्रोसेस और थ्रेड', 'एक रसोई, कई रसोइये: साझा क्या है और अलग क्या।'],
      ['शेड्यूलिंग के सवाल', 'गैंट चार्ट बनाकर औसत प्रतीक्षा समय निकालना, बिना ग़लती के।'],
      ['सेमाफोर और म्यूटेक्स', 'उत्पादक-उपभोक्ता समस्या को तीन चरणों में हल करते हैं।'],
      ['डेडलॉक', 'चार शर्तें याद नहीं, समझनी हैं। बैंकर एल्गोरिद्म का पूरा हल।'],
      ['पेजिंग और TLB', 'पता कैसे बदलता है, और प्रभावी समय का सूत्र कहाँ से आता है।'],
      ['पेज बदलने की नीतियाँ', 'FIFO, LRU और ऑप्टिमल, एक ही क्रम पर तीनों।'],
      ['डिस्क और फ़ाइलें', 'SCAN, C-SCAN और इनोड के संख्यात्मक प्रश्न।'],
    ],
  },
];
