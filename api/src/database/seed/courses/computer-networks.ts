import type { CourseDraft } from './course-draft.ts';

const HARPREET = 'harpreet.sandhu@vidya.example';

export const COMPUTER_NETWORKS: readonly CourseDraft[] = [
  {
    key: 'networks-bits-to-browsers',
    title: 'Computer Networks: From Bits to Browsers',
    category: 'computer-networks',
    level: 'Beginner',
    language: 'English',
    price: 1299,
    discount: 30,
    instructor: HARPREET,
    accessDays: 1095,
    launched: 0.011,
    popularity: 1.5,
    quality: 4.4,
    description: `
      <p>A message leaves a phone in Leh and appears on a laptop in Kanyakumari a fifth of a second later. Nine devices, four organisations and a cable under the sea took part, and not one of them knew the whole route. How is that possible?</p>
      <h3>Layer by layer</h3>
      <ul>
        <li><strong>Signals and frames:</strong> turning voltage and light into bytes, and noticing damaged ones</li>
        <li><strong>Local networks:</strong> switches, MAC addresses, Wi-Fi's polite turn-taking</li>
        <li><strong>The Internet:</strong> IP addresses, subnets by hand, routers that gossip</li>
        <li><strong>Transport:</strong> TCP's promises, UDP's lack of them, and who needs which</li>
        <li><strong>Names and pages:</strong> DNS, HTTP from 1.1 to 3, TLS in plain words</li>
      </ul>
      <h3>Hands on</h3>
      <p>You build a four-router network in a simulator, subnet a college campus on paper, and capture your own traffic with Wireshark (and are surprised by what your phone says at night).</p>
      <p>No earlier study is needed beyond binary numbers, which we revise together. Useful for university papers, for CCNA aspirants, and for web developers who want to know what the spinner is waiting for.</p>`,
    lectures: [
      ['A message crosses the country', 'Nine hops from Leh to Kanyakumari, and what each one knows.'],
      ['Frames and switches', 'MAC addresses, learning tables, and the storm caused by one wrong cable.'],
      ['IP addresses and subnets', 'Dividing a campus into departments with nothing but a pencil.'],
      ['How routers find a way', 'Gossip, distances and what happens when a link dies.'],
      ['TCP: the three-way handshake', 'SYN, SYN-ACK, ACK: two strangers agree to talk and to number their words.'],
      ['DNS, the telephone book', 'From root to resolver to cache, and why a change takes hours to be seen.'],
      ['HTTP and TLS', 'What the padlock guarantees, and the three things it does not.'],
      [
        'The full picture, as a long lecture',
        'An extended recording that revises every layer for examination week.',
        'https://youtu.be/qiQR5rTSshw',
      ],
    ],
  },
  {
    key: 'wireshark-punjabi',
    title: 'TCP/IP Troubleshooting with Wireshark',
    category: 'computer-networks',
    level: 'Intermediate',
    language: 'Punjabi',
    price: 2999,
    discount: 15,
    instructor: HARPREET,
    launched: 0.64,
    popularity: 0.6,
    quality: 4.1,
    description: `
      <p>“The network is slow” is a feeling. A packet capture is evidence. Taught in Punjabi with English slides, this course trains support engineers to move from one to the other in under half an hour.</p>
      <h3>Cases on the table</h3>
      <ul>
        <li>A billing counter in Jalandhar that freezes every day at 6:30 p.m.</li>
        <li>A video call that is perfect one way and broken the other</li>
        <li>Uploads stuck at 99 per cent: the MTU nobody suspected</li>
        <li>A database that answers in two milliseconds and a page that takes three seconds</li>
        <li>DNS that lies politely</li>
      </ul>
      <h3>Techniques</h3>
      <p>Capturing at the right spot, display filters worth memorising, round-trip times from handshakes, retransmissions against out-of-order, window scaling, following a TLS session without its keys, and <strong>writing the finding in four sentences</strong> for someone who will never open Wireshark.</p>
      <p>All captures are provided and were made on our own laboratory network. You need to know what an IP address, a port and a router are; half a year in a support role makes it more fun.</p>`,
    lectures: [
      ['Where to put the probe', 'Client side, server side, mirror port: each sees a different truth.'],
      ['Filters worth remembering', 'Twelve display filters that answer most questions.'],
      ['The shape of a healthy handshake', 'Round-trip time, options, and what is already visible in three packets.'],
      ['Retransmission or reordering?', 'They look alike in the list and need opposite remedies.'],
      ['Windows, full and closed', 'When the receiver is the bottleneck, and how to prove it gently.'],
      ['MTU and the stuck upload', 'A large packet disappears without a word. We find the tunnel that ate it.'],
      ['Four-sentence findings', 'Symptom, evidence, cause, next step.'],
    ],
  },
  {
    key: 'network-security',
    title: 'Network Security Fundamentals: Defend Before You Attack',
    category: 'computer-networks',
    level: 'Advance',
    language: 'English',
    price: 4999,
    discount: 50,
    instructor: HARPREET,
    launched: 0.28,
    popularity: 1.1,
    quality: 4.2,
    description: `
      <p>Most breaches are not clever. A reused password, a flat network, a log that no one read. We start with the boring defences that stop ninety attacks out of a hundred and end with the ten that require thought.</p>
      <h3>Curriculum</h3>
      <ul>
        <li>Threat modelling for a cooperative bank with twelve branches</li>
        <li>Segmentation, firewalls, and rules that can be explained line by line</li>
        <li>TLS done properly: certificates, chains, renewal, pinning and its regrets</li>
        <li>Wi-Fi, VPN and the travelling auditor's laptop</li>
        <li>Spoofing, man-in-the-middle and denial of service, reproduced in an isolated lab</li>
        <li>Detection: flow logs, honeypots, alerts that deserve waking somebody</li>
        <li>Incident response: the first hour, the letter to CERT-In, the review without blame</li>
      </ul>
      <h3>Conduct</h3>
      <p>Every exercise runs in a <strong>closed laboratory</strong> of virtual machines. Trying these techniques on networks you do not own is a crime under the IT Act, and we say so more than once.</p>
      <p>Learners should be steady with TCP/IP and the Linux command line.</p>`,
    lectures: [
      ['What are we protecting?', 'Assets, doors and people at a bank with twelve branches.'],
      ['Segment first', 'One flat network becomes five, and the ransomware stays in reception.'],
      ['Certificates without tears', 'Chains, names, expiry, and an automated renewal that was tested.'],
      ['Man in the middle, in the lab', 'ARP spoofing reproduced, observed and then prevented.'],
      ['Surviving a flood', 'Rate limits, upstream filtering and the decision to shed load.'],
      ['Logs that get read', 'Five alerts worth waking up for.'],
      ['The first hour', 'Contain, preserve, inform: a rehearsal with roles.'],
    ],
  },
];
