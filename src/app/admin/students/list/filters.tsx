import { studentTexts } from "../../../../content/en/students.ts";
import { STUDENT_STATUSES } from "../../../../modules/students/rules.ts";
import {
  FILTER_NAMES,
  isFiltering,
  JOINED_CHOICES,
  NO_FILTER,
  RUNNING,
  SEARCH_MAX,
  type StudentFilter,
  textOfSort,
} from "../../../../modules/students/student-filter.ts";
import { SelectField, TextField } from "../../../../ui/fields.tsx";
import { ListFilters } from "../../shared/list-filters.tsx";
import styles from "./filters.module.css";

const texts = studentTexts.filters;
const FIRST_ORDER = textOfSort(NO_FILTER.sort);

/** `courses` are those that somebody studies. */
export function StudentFilters({
  filter,
  courses,
  action,
}: {
  filter: StudentFilter;
  courses: ReadonlyArray<string>;
  action: string;
}) {
  const offered = courses.includes(filter.course) || filter.course === "" ? courses : [...courses, filter.course];
  const order = textOfSort(filter.sort);
  return (
    <ListFilters action={action} isFiltering={isFiltering(filter)}>
      <div className={styles.search}>
        <TextField
          label={texts.search}
          name={FILTER_NAMES.search}
          type="search"
          icon="search"
          placeholder={texts.searchPlaceholder}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          defaultValue={filter.search}
        />
      </div>
      <SelectField
        label={texts.course}
        name={FILTER_NAMES.course}
        placeholder={texts.allCourses}
        options={offered.map((title) => ({ value: title, label: title }))}
        defaultValue={filter.course}
      />
      <SelectField
        label={texts.status}
        name={FILTER_NAMES.status}
        placeholder={texts.allStatuses}
        options={STUDENT_STATUSES.map((status) => ({ value: status, label: studentTexts.statuses[status] }))}
        defaultValue={filter.status}
      />
      <SelectField
        label={texts.joined}
        name={FILTER_NAMES.joined}
        placeholder={texts.joinedAnyTime}
        options={JOINED_CHOICES.map((value) => ({ value, label: texts.joinedChoices[value] }))}
        defaultValue={filter.joined}
      />
      <SelectField
        label={texts.tests}
        name={FILTER_NAMES.tests}
        placeholder={texts.allTests}
        options={[{ value: RUNNING, label: texts.running }]}
        defaultValue={filter.tests}
      />
      <SelectField
        label={texts.sort}
        name={FILTER_NAMES.sort}
        // The first one needs no word in the address.
        options={Object.entries(texts.orders).map(([value, label]) => ({
          value: value === FIRST_ORDER ? "" : value,
          label,
        }))}
        defaultValue={order === FIRST_ORDER ? "" : order}
      />
    </ListFilters>
  );
}
