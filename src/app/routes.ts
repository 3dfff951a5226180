/** The site map, by hand: every address of the product and the screen behind it. */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("public/shell.tsx", [
    index("public/home.tsx"),
    route("login", "public/login.tsx"),
    route("signup", "public/signup.tsx"),
    route("forgot-password", "public/forgot-password.tsx"),
    route("reset-password", "public/reset-password.tsx"),
    route("verify-email", "public/verify-email.tsx"),
    route("*", "public/not-found.tsx"),
  ]),
  route("logout", "resources/logout.tsx"),
  layout("student/guard.tsx", [
    layout("student/shell.tsx", [
      route("account", "student/account.tsx"),
      route("attempts/:attemptId/review", "student/review.tsx"),
      layout("student/dashboard.tsx", [
        route("dashboard", "student/dashboard-performance.tsx"),
        route("dashboard/subjects", "student/dashboard-subjects.tsx"),
        route("dashboard/subjects/:subjectId", "student/dashboard-subject.tsx"),
        route("dashboard/tests", "student/dashboard-tests.tsx"),
      ]),
    ]),
    route("attempts/:attemptId", "student/attempt.tsx"),
    route("attempts/:attemptId/save", "resources/attempt-save.ts"),
    route("attempts/:attemptId/flag", "resources/attempt-flag.ts"),
    route("attempts/:attemptId/state", "resources/attempt-state.ts"),
    route("attempts/:attemptId/submit", "resources/attempt-submit.ts"),
    route("dashboard/lessons/:lessonId", "resources/lesson.ts"),
    route("dashboard/subjects/:subjectId/lessons", "resources/subject-lessons.ts"),
  ]),
  layout("admin/guard.tsx", [
    layout("admin/shell.tsx", [
      route("admin", "admin/home.ts"),
      route("admin/questions", "admin/questions.tsx", [
        route("import", "admin/question-import.tsx"),
        route(":questionId/preview", "admin/question-preview.tsx"),
        route(":questionId/delete", "admin/question-delete.tsx"),
      ]),
      route("admin/questions/add", "admin/question-add.tsx"),
      route("admin/questions/:questionId/edit", "admin/question-edit.tsx"),
      route("admin/gallery/:type?", "admin/gallery.tsx"),
      route("admin/subjects", "admin/subjects.tsx", [
        route("add", "admin/subject-add.tsx"),
        route(":subjectId/add-lesson", "admin/lesson-add.tsx"),
        route(":subjectId/delete", "admin/subject-delete.tsx"),
        route("lessons/:lessonId/delete", "admin/lesson-delete.tsx"),
      ]),
    ]),
    route("admin/questions/suggest-id", "admin/suggest-id.ts"),
  ]),
] satisfies RouteConfig;
