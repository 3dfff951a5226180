/**
 * The site map, by hand: every address of the product and the screen behind it. What the page of a running test asks
 * for as JSON is answered by `server/attempt-routes.ts`.
 */
import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  layout("public/shell.tsx", [
    layout("public/page-errors.tsx", [
      index("public/home.tsx"),
      route("courses", "public/courses.tsx"),
      route("courses/:courseId", "public/course.tsx"),
      route("blog", "public/blog.tsx"),
      route("blog/:slug", "public/blog-post.tsx"),
      route("resources", "public/resources.tsx"),
      route("about", "public/about.tsx"),
      route("contact", "public/contact.tsx"),
      route("contact/sent", "public/contact-sent.tsx"),
      route("newsletter", "public/newsletter.tsx"),
      route("newsletter/sent", "public/newsletter-sent.tsx"),
      route("newsletter/confirm", "public/newsletter-confirm.tsx"),
      route("newsletter/leave", "public/newsletter-leave.tsx"),
      route("notify-me", "public/notify-me-page.tsx"),
      route("sample-test", "public/sample-test.tsx"),
      route("privacy", "public/privacy.tsx"),
      route("terms", "public/terms.tsx"),
      route("login", "public/login.tsx"),
      route("signup", "public/signup.tsx"),
      route("forgot-password", "public/forgot-password.tsx"),
      route("reset-password", "public/reset-password.tsx"),
      route("verify-email", "public/verify-email.tsx"),
      route("*", "public/not-found.tsx"),
    ]),
  ]),
  route("sample-test/check", "public/sample-test/check.ts"),
  route("logout", "resources/logout.tsx"),
  route("offline", "resources/offline.tsx"),
  route("sitemap.xml", "resources/sitemap.ts"),
  route("robots.txt", "resources/robots.ts"),
  route("feed.xml", "resources/feed.ts"),
  route("manifest.webmanifest", "resources/manifest.ts"),
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
    route("dashboard/lessons/:lessonId", "resources/lesson.ts"),
    route("dashboard/subjects/:subjectId/lessons", "resources/subject-lessons.ts"),
  ]),
  layout("admin/guard.tsx", [
    layout("admin/shell.tsx", [
      route("admin", "admin/home.ts"),
      route("admin/questions", "admin/questions.tsx", [
        route("import", "admin/question-import.tsx"),
        route("export", "admin/question-export.tsx"),
        route(":questionId/preview", "admin/question-preview.tsx"),
        route(":questionId/delete", "admin/question-delete.tsx"),
      ]),
      route("admin/questions/add", "admin/question-add.tsx"),
      route("admin/questions/labels", "admin/question-labels.tsx", [
        route(":labelId/delete", "admin/question-label-delete.tsx"),
      ]),
      route("admin/questions/:questionId/edit", "admin/question-edit.tsx"),
      route("admin/questions/:questionId/versions", "admin/question-versions.tsx"),
      route("admin/questions/:questionId/versions/:number", "admin/question-version.tsx"),
      route("admin/questions/:questionId/rescore", "admin/question-rescore.tsx"),
      route("admin/gallery/:type?", "admin/gallery.tsx"),
      route("admin/subjects", "admin/subjects.tsx", [
        route("add", "admin/subject-add.tsx"),
        route(":subjectId/add-lesson", "admin/lesson-add.tsx"),
        route(":subjectId/delete", "admin/subject-delete.tsx"),
        route("lessons/:lessonId/delete", "admin/lesson-delete.tsx"),
      ]),
    ]),
    route("admin/questions/suggest-id", "admin/suggest-id.ts"),
    route("admin/questions/lessons", "admin/question-lessons.ts"),
    route("admin/questions/export-file", "admin/question-export-file.ts"),
    route("admin/questions/try", "admin/question-try.ts"),
    route("admin/images", "admin/image-upload.ts"),
    route("admin/questions/:questionId/reports", "admin/question-reports.ts"),
  ]),
] satisfies RouteConfig;
