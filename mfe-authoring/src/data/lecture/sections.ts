import { useMutation } from '@tanstack/react-query';
import { createSection, deleteSection, updateSection } from '@vidya/contracts/browser/calls';
import { usePlatform } from '@vidya/contracts/browser/platform';
import type { SectionForm } from '@vidya/contracts/calls/structure';
import { useRefreshCourses } from '../course/course.ts';

/** Adds a section, or changes the one with this id. Resolves to whether it is saved. */
export function useSaveSection(courseId: string, sectionId: string | undefined) {
  const { send, run } = usePlatform();
  const create = (body: SectionForm) =>
    run(send(createSection, { params: { courseId }, body }), {
      success: 'Section Created Successfully',
      failure: 'Error In Creating The Section',
    });
  const update = (id: string, body: SectionForm) =>
    run(send(updateSection, { params: { courseId, sectionId: id }, body }), {
      success: 'Section Updated Successfully',
      failure: 'Error In Updating The Section',
    });
  return useMutation({
    mutationFn: async (body: SectionForm): Promise<boolean> =>
      (await (sectionId === undefined ? create(body) : update(sectionId, body))) !== null,
    onSuccess: useRefreshCourses(),
  });
}

/** Deletes a section; its lectures go to its neighbour. */
export function useDeleteSection(courseId: string) {
  const { send, run } = usePlatform();
  return useMutation({
    mutationFn: (sectionId: string) =>
      run(send(deleteSection, { params: { courseId, sectionId } }), {
        success: 'Section Deleted',
        failure: 'Error In Deleting The Section',
      }),
    onSuccess: useRefreshCourses(),
  });
}
