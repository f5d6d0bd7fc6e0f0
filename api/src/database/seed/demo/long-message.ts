/** A letter that is longer than a screen. */
export const LONG_MESSAGE = [
  'Dear people of Vidya,',
  'I retired from the railways in March and promised myself that I would finally understand what happens inside the machines that ran our signalling for the last twenty years. I began with the course on operating systems and have now finished it, taking notes by hand. I write because I believe notes are only useful when they reach somebody.',
  'First, what is good. The lecture that compares scheduling with the allotment of platforms at a busy junction is the best explanation I have met. My grandson, who is in the second year of engineering, watched it with me twice. The captions are correct even where the speaker is quick, and the exercise on deadlocks made me laugh, because we had exactly that at Gudur in 1998.',
  'Now, what could be better. In the third lecture the diagram of the page table is on the screen for a very short time; I had to stop the video four times. In the sixth lecture the sound is softer than in all the others. The quiz after the eighth lecture asks about inodes, but inodes are explained in the ninth.',
  'Also, on my tablet the list of lectures closes each time I turn the device. It is a small matter, but at my age each small matter is a search for spectacles.',
  'A question as well: is the certificate accepted by anybody, or is it a pleasant piece of paper? I would like to show it to the training school at Secunderabad, where I have been asked to speak to the new recruits about lifelong learning.',
  'And a request: a course about real-time systems. Everything that moves depends on them, and nobody explains them to ordinary people. If you need a voice from practice, I have forty-one years of it, and now also the time.',
  'With respect and good wishes for the festival season,',
  'V. Krishnamurthy Subrahmanyam\nformerly Senior Section Engineer (Signal), Vijayawada Division',
].join('\n\n');
