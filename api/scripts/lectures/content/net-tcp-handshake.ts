import type { Lecture } from '../lecture.ts';

export const NET_TCP_HANDSHAKE: Lecture = {
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
};
