const words = (text: string): string[] => text.trim().split(/\s+/);

export const firstNames = words(`
  Asha Kabir Meera Rohan Zoya Lakshmi Arjun Nisha Vikram Priya Farhan Gauri Harish Ishita Jatin Kavya Manoj Neha Omkar
  Pooja Rahul Sana Tarun Uma Varun Yash Anita Bhavna Chirag Divya Esha Gopal Hema Imran Jaya Kiran Leela Mohan Nandini
  Pranav Ritu Sunil Tanvi Usha Vinod Waheeda Aarav Bina Deepak Fatima आशा रोहन मीरा`);

export const lastNames = words(`
  Rao Menon Iyer Deshpande Khan Narayanan Bose Gupta Sharma Patel Reddy Nair Das Chatterjee Joshi Kulkarni Mehta Pillai
  Saxena Thakur Verma Bhat Chauhan Dutta Fernandes Ghosh Hegde Jain Kapoor Lobo Mishra Naidu Ojha Prasad Qureshi Rathore
  Shetty Trivedi Upadhyay Vyas Yadav Zaveri Agarwal Banerjee Chopra Dixit Gowda Haldar Kaul Mathur Nanda Pandey Sinha
  Tripathi Venkatesan Wadhwa Acharya Barua Choudhury Dey Fonseca Goswami Hussain Jha Kohli Lal Malhotra Nambiar Oommen
  Parekh Roy Sarkar Tiwari Varghese राव शर्मा वर्मा`);
