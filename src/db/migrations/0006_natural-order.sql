-- "Lesson 2" before "Lesson 10". Used for sorting only, in no index: a new ICU library cannot break one.
CREATE COLLATION "natural_order" (provider = icu, locale = 'und-u-kn-true');
