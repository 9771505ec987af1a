import Reports

extension GradeBook {
  /// Merges the grade books of the parts of a class.
  ///
  /// Students who aren't in any of them are marked as not graded.
  /// - Throws: `MergeFailure` if the books belong to different suites, or if there are none.
  package static func merged(_ books: [GradeBook]) throws(MergeFailure) -> GradeBook {
    guard var all = books.first else { throw MergeFailure("There are no reports.") }
    guard books.allSatisfy({ $0.suite == all.suite && $0.roll == all.roll }) else {
      throw MergeFailure(
        "The reports can't be merged: they are of different suites or classes.")
    }
    for book in books.dropFirst() {
      all.tests += book.tests.filter { !all.tests.contains($0) }
      all.submissions += book.submissions
    }
    let grades = Dictionary(all.submissions.map { ($0.folder, $0) }) { first, second in
      first.status == .notGraded ? second : first
    }
    all.submissions = all.roll.enumerated().map { index, entry in
      grades[entry.folder]
        ?? SubmissionGrade(
          missing: entry, because: ShardNumber.missing(index, of: all.shard))
    }
    // As far as is known, the parts ran at the same time.
    all.seconds = books.map(\.seconds).max() ?? 0
    all.date = books.map(\.date).min() ?? all.date
    all.shard = nil
    return all
  }
}

extension SubmissionGrade {
  /// Creates an entry for a submission in a part of the class without a report.
  fileprivate init(missing entry: GradeBook.Entry, because reason: String) {
    folder = entry.folder
    student = entry.student
    notes = []
    status = .notGraded
    self.reason = reason
  }
}
