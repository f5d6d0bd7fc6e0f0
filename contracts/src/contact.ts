import { defineCall } from './call.ts';

export interface ContactForm {
  name: string;
  email: string;
  phone: string;
  subject: string;
  message: string;
  captchaToken: string;
}

/** An altcha challenge: the browser finds the number whose hash with the salt is `challenge`. */
export interface CaptchaChallenge {
  algorithm: string;
  challenge: string;
  maxnumber: number;
  salt: string;
  signature: string;
}

export const sendUsMessage = defineCall<{ body: ContactForm; data: null }>({
  name: 'sendUsMessage',
  method: 'POST',
  path: '/contact/sendUsMessage',
});
export const getCaptcha = defineCall<{ data: CaptchaChallenge }>({
  name: 'getCaptcha',
  method: 'GET',
  path: '/contact/captcha',
});
