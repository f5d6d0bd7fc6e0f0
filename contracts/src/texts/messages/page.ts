export const contact = {
  received: 'We received your message',
  failed: 'Error in sending your message',
} as const;

export const dialog = {
  cannotUndo: 'This action can not be undone.',
  deleteCourse: ['Are you sure you want to delete your course?', 'You will lose all the lectures of the course.'],
  deleteLecture: ['Are you sure you want to delete current lecture?', 'You will lose all the content of the lecture.'],
  deleteAccount: ['Are you sure you want to delete your account?', 'You will lose all active subscriptions if any.'],
  rateTitle: 'How Would You Rate This Course',
} as const;

export const page = {
  denied: 'You do not have permission to view this page, Please check your credentials or contact administrator',
  notFoundCode: 'Error 404',
  notFoundTitle: 'Page Not Found',
  notFound: "Oops!! the page you are looking for doesn't exist or an other error occurred",
  unexpected: 'Unexpected Application Error!',
} as const;
