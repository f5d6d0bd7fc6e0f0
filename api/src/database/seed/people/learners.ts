import type { PersonDraft } from './staff.ts';

export const LEARNER_EMAIL = 'learner@vidya.example';

/** Full name, city with state and PIN ('' when not filled in). Joined in this order over the whole history. */
const NAMES: readonly (readonly [fullName: string, address: string])[] = [
  ['Aditya Raghavan', 'T. Nagar, Chennai, Tamil Nadu 600017'],
  ['Sneha Patil', 'Kothrud, Pune, Maharashtra 411038'],
  ['Mohammed Irfan', ''],
  ['Lakshmi Narayanan', 'Srirangam, Tiruchirappalli, Tamil Nadu 620006'],
  ['Gurleen Kaur', 'Model Town, Ludhiana, Punjab 141002'],
  ['Debojyoti Sen', 'Salt Lake Sector II, Kolkata, West Bengal 700091'],
  ['Pooja Agarwal', ''],
  ['Sai Teja Varma', 'Kukatpally, Hyderabad, Telangana 500072'],
  ['Riya Chatterjee', ''],
  ['Karthik Shetty', 'Kadri Hills, Mangaluru, Karnataka 575004'],
  ['Zoya Khan', 'Aminabad, Lucknow, Uttar Pradesh 226018'],
  ['Nikhil Joshi', ''],
  ['Thoibi Devi', 'Thangal Bazar, Imphal, Manipur 795001'],
  ['Abhishek Yadav', 'Boring Road, Patna, Bihar 800001'],
  ['Divya Pillai', 'Pattom, Thiruvananthapuram, Kerala 695004'],
  ['Hardik Shah', 'Navrangpura, Ahmedabad, Gujarat 380009'],
  ['Ishita Banerjee', ''],
  ['Yash Thakur', 'Sanjauli, Shimla, Himachal Pradesh 171006'],
  ['Anjali Nair', 'Kaloor, Kochi, Kerala 682017'],
  ['Rahul Verma', ''],
  ['Bhavana Hegde', 'Vidyanagar, Hubballi, Karnataka 580021'],
  ['Pranjal Gogoi', 'Ganeshguri, Guwahati, Assam 781006'],
  ['Simran Bhatia', ''],
  ['Vignesh Murugan', 'Anna Nagar, Madurai, Tamil Nadu 625020'],
  ['Ayesha Fatima', 'Banjara Hills, Hyderabad, Telangana 500034'],
  ['Saurabh Mishra', ''],
  ['Kriti Saxena', 'Arera Colony, Bhopal, Madhya Pradesh 462016'],
  ['Manoj Kumar', ''],
  ['Tanvi Gaikwad', 'College Road, Nashik, Maharashtra 422005'],
  ['Joseph Kurian', 'Muvattupuzha, Ernakulam, Kerala 686661'],
  ['Neha Solanki', ''],
  ['Arnav Kapoor', 'Vasant Kunj, New Delhi 110070'],
  ['Padmavathi Rao', 'Dwaraka Nagar, Visakhapatnam, Andhra Pradesh 530016'],
  ['Rakesh Meena', 'Malviya Nagar, Jaipur, Rajasthan 302017'],
  ['Shruti Kamath', ''],
  ['Imtiaz Ahmed', 'Rajbagh, Srinagar, Jammu and Kashmir 190008'],
  ['Chandni Prasad', ''],
  ['Gaurav Bisht', 'Rajpur Road, Dehradun, Uttarakhand 248001'],
  ['Oviya Selvaraj', 'Gandhipuram, Coimbatore, Tamil Nadu 641012'],
  ['Tenzin Dolma', 'Development Area, Gangtok, Sikkim 737101'],
  ['Amit Chaudhary', ''],
  ['Sanjana Iyer', 'Matunga, Mumbai, Maharashtra 400019'],
  ['Rohit Bhosale', ''],
  ['Mansi Trivedi', 'Alkapuri, Vadodara, Gujarat 390007'],
  ['Lalhmingliani', 'Zarkawt, Aizawl, Mizoram 796001'],
  ['Naveen Chowdary', 'Benz Circle, Vijayawada, Andhra Pradesh 520010'],
  ['Fathima Beevi', ''],
  ['Omkar Sawant', 'Rankala, Kolhapur, Maharashtra 416012'],
  ['Charu Sharma', ''],
  ['Subhashree Mohanty', 'Saheed Nagar, Bhubaneswar, Odisha 751007'],
  ['Arif Mohammad', ''],
  ['Deepika Rawat', 'Lanka, Varanasi, Uttar Pradesh 221005'],
  ['Sujoy Mondal', ''],
  ['Keerthana Balaji', 'Fairlands, Salem, Tamil Nadu 636016'],
];

function emailOf(fullName: string): string {
  return `${fullName.toLowerCase().replaceAll(' ', '.')}@vidya.example`;
}

function contactOf(index: number): string {
  if (index % 3 === 2) return '';
  const digits = String(6_000_000_000 + ((index * 734_287_613 + 918_273_645) % 3_999_999_999));
  return index % 2 === 0 ? `+91${digits}` : digits;
}

function linkedinOf(fullName: string, index: number): string {
  return index % 4 === 1 ? `https://www.linkedin.com/in/${fullName.toLowerCase().replaceAll(' ', '-')}` : '';
}

/** The first half joins in January 2024 so that the earliest months have customers; the rest follow evenly. */
function joinedShare(index: number): number {
  const early = 28;
  return index < early ? (index / early) * 0.02 : 0.03 + ((index - early) / (NAMES.length - early)) * 0.965;
}

export const LEARNERS: readonly PersonDraft[] = [
  {
    email: LEARNER_EMAIL,
    fullName: 'Ishaan Kulshreshtha',
    role: 'USER',
    contact: '9810347265',
    linkedin: 'https://www.linkedin.com/in/ishaan-kulshreshtha',
    address: '27 Civil Lines, Prayagraj, Uttar Pradesh 211001',
    joined: 0.008,
  },
  ...NAMES.map(
    ([fullName, address], index): PersonDraft => ({
      email: emailOf(fullName),
      fullName,
      role: 'USER',
      contact: contactOf(index),
      linkedin: linkedinOf(fullName, index),
      address,
      joined: joinedShare(index),
    }),
  ),
];
