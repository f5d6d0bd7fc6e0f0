export const course = {
  fetchFailed: 'Error In Fetching Courses',
  fetchSubscribedFailed: 'Error In Fetching Subscribed Courses',
  fetchCreatedFailed: 'Error In Fetching Created Courses',
  ratingFailed: 'Error In Updating Course Rating',
  fetchInstructorFailed: 'Error In Fetching Instructor Courses',
  createFailed: 'Error In Creating Course',
  updateFailed: 'Error In Updating Course',
  deleteFailed: 'Error In Delete Your Course',
  detailsFailed: 'Error In Getting Course Details',
  idNotFound: 'CourseId Not Found',
  notExists: 'Course Is Not Exists, Please Create Course and Add Lectures',
  doesntExists: "Course Doesn't Exists, Please Create Course and Add Lectures",
} as const;

export const lecture = {
  createFailed: 'Error In Creating Lecture',
  updateFailed: 'Error In Updating Lecture',
  deleteFailed: 'Error In Deleting Lecture',
  courseIdMissing: 'CourseId Is Not Provided',
  missing: "Lecture Doesn't Exist",
  noVideo: 'No Video Available For This Lecture',
  noLecture: 'No Lecture Available For This Course',
} as const;

export const empty = {
  courses: 'No Course Available For This Section',
  myCourses: 'You have not subscribed any course',
  purchases: "You haven't purchased any courses yet",
  payments: 'No transaction is done is this month',
} as const;
