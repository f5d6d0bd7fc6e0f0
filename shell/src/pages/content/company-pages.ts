import { paths } from '@vidya/contracts/texts/paths';
import { type StaticPageContent, section } from './page-shape.ts';

export const companyPages: Record<string, StaticPageContent> = {
  '/about': {
    title: 'About Vidya',
    lead: 'Vidya means knowledge. We sell single video courses, taught by people who do the work, in the languages people here think in.',
    sections: [
      section(
        'One course at a time',
        'There is no subscription to forget about. You pay for the course you want and keep it for a year.',
      ),
      section(
        'Taught in your language',
        'Courses come in thirteen languages, from Assamese to Telugu, and the search understands Devanagari and Tamil script.',
        { label: 'Browse all courses', to: paths.allCourses() },
      ),
      section(
        'Teachers set the price',
        'Instructors choose price and discount themselves, between free and one lakh rupees. What a learner pays is shown before anything is charged.',
      ),
    ],
  },
  '/pricing': {
    title: 'Pricing',
    lead: 'Every course has its own price in rupees, GST included. What you see on the card is what you pay.',
    sections: [
      section(
        'Free courses',
        'A course with a final price of zero is yours with one press: no card, no trial that ends.',
        { label: 'See free courses', to: paths.allCourses({ price: 'free' }) },
      ),
      section(
        'Paid courses',
        'Pay by card, UPI or net banking in a window of our payment provider. Your card number never reaches us.',
      ),
      section(
        'Access by the day',
        'Every course says for how many days it stays open from the purchase. The date it ends stands in your purchase history; buying again extends it.',
        { label: 'Your purchases', to: paths.purchaseHistory() },
      ),
    ],
  },
  '/terms': {
    title: 'Terms',
    lead: 'The rules of the site in plain words.',
    sections: [
      section(
        'Your account',
        'One person, one account. Keep the password to yourself and tell us when you think somebody else has it.',
      ),
      section(
        'What you may do with a course',
        'Watch it as often as you like while your access lasts. Do not copy it, sell it or show it in public.',
      ),
      section(
        'Payments and refunds',
        'Prices are in Indian rupees and include GST. When a payment is refunded, access to the course ends.',
      ),
      section(
        'Teaching on Vidya',
        'You keep the rights in what you upload and let us show it to those who hold the course. Upload only what is yours.',
      ),
      section(
        'Ending it',
        'You can delete your account at any time. We keep the records of payments that the law asks for, without your name.',
        { label: 'Deleting your data', to: paths.dataDeletion() },
      ),
    ],
  },
  '/data-deletion': {
    title: 'Data deletion',
    lead: 'You can have your account and the personal data in it deleted whenever you wish.',
    sections: [
      section(
        'Do it yourself',
        'Log in, open your profile and choose Delete Account. It takes effect at once and ends your active subscriptions.',
        { label: 'Open your profile', to: paths.editProfile() },
      ),
      section(
        'What goes',
        'Name, e-mail address, phone number, links, address, picture, ratings, progress and certificates.',
      ),
      section('What stays', 'Records of payments stay for as long as tax law asks, without anything that names you.'),
      section(
        'Signed in with another provider',
        'The same steps apply. Removing our access at the provider ends the sign-in but does not delete the account here.',
      ),
    ],
  },
};
