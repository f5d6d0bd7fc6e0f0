import type { SeedRole } from '../demo-data.ts';

/** A person as written by hand; dates and ids are added by the builder. */
export interface PersonDraft {
  email: string;
  fullName: string;
  role: SeedRole;
  contact?: string;
  linkedin?: string;
  address?: string;
  /** When the person joined: 0 is the first day of the history, 1 the day of seeding. */
  joined: number;
}

export const INSTRUCTOR_EMAIL = 'instructor@vidya.example';
export const ADMIN_EMAIL = 'admin@vidya.example';
export const OPERATIONS_EMAIL = 'operations@vidya.example';

export const STAFF: readonly PersonDraft[] = [
  {
    email: ADMIN_EMAIL,
    fullName: 'Kavita Menon',
    role: 'ADMIN',
    contact: '+919845012367',
    linkedin: 'https://www.linkedin.com/in/kavita-menon-vidya',
    address: '14 Lavelle Road, Bengaluru, Karnataka 560001',
    joined: 0,
  },
  {
    email: OPERATIONS_EMAIL,
    fullName: 'Sandeep Kulkarni',
    role: 'ADMIN',
    contact: '9822045716',
    joined: 0.0004,
  },
  {
    email: INSTRUCTOR_EMAIL,
    fullName: 'Ananya Krishnan',
    role: 'INSTRUCTOR',
    contact: '+919840276513',
    linkedin: 'https://www.linkedin.com/in/ananya-krishnan-builds',
    address: '7 Besant Avenue, Adyar, Chennai, Tamil Nadu 600020',
    joined: 0.0002,
  },
  {
    email: 'rohan.deshmukh@vidya.example',
    fullName: 'Rohan Deshmukh',
    role: 'INSTRUCTOR',
    contact: '9881234076',
    linkedin: 'https://www.linkedin.com/in/rohan-deshmukh-data',
    address: '22 Prabhat Road, Erandwane, Pune, Maharashtra 411004',
    joined: 0.0003,
  },
  {
    email: 'meera.subramaniam@vidya.example',
    fullName: 'Meera Subramaniam',
    role: 'INSTRUCTOR',
    contact: '+919894417203',
    linkedin: 'https://www.linkedin.com/in/meera-subramaniam-ml',
    joined: 0.0003,
  },
  {
    email: 'harpreet.sandhu@vidya.example',
    fullName: 'Harpreet Sandhu',
    role: 'INSTRUCTOR',
    contact: '9815567420',
    address: '311 Sector 35-A, Chandigarh 160022',
    joined: 0.0006,
  },
  {
    email: 'farhan.siddiqui@vidya.example',
    fullName: 'Farhan Siddiqui',
    role: 'INSTRUCTOR',
    linkedin: 'https://www.linkedin.com/in/farhan-siddiqui-jvm',
    address: '48 Hazratganj, Lucknow, Uttar Pradesh 226001',
    joined: 0.0006,
  },
  {
    email: 'priyanka.bose@vidya.example',
    fullName: 'Priyanka Bose',
    role: 'INSTRUCTOR',
    contact: '+919830651984',
    linkedin: 'https://www.linkedin.com/in/priyanka-bose-ai',
    address: '9 Southern Avenue, Kolkata, West Bengal 700026',
    joined: 0.0008,
  },
  {
    email: 'vikram.reddy@vidya.example',
    fullName: 'Vikram Reddy',
    role: 'INSTRUCTOR',
    contact: '9848032175',
    joined: 0.0008,
  },
  {
    email: 'nandini.gowda@vidya.example',
    fullName: 'Nandini Gowda',
    role: 'INSTRUCTOR',
    contact: '+919900874312',
    linkedin: 'https://www.linkedin.com/in/nandini-gowda-design',
    address: '5 Gokulam 3rd Stage, Mysuru, Karnataka 570002',
    joined: 0.0009,
  },
  { email: 'joel.fernandes@vidya.example', fullName: 'Joel Fernandes', role: 'INSTRUCTOR', joined: 0.985 },
];
