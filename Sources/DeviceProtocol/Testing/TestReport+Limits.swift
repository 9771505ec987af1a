import DisplayList

extension TestReport {
  /// Checks that the report is safe to store and show.
  /// - Throws: `LimitExceeded`, `AppMessage.Nonsense`.
  package func checkLimits() throws {
    switch self {
    case .found(let names):
      try AppLimit.tests.check(names.count)
      for name in names { try name.checkLimits() }
    case .began(let name): try name.checkLimits()
    case .issue(let issue):
      try AppLimit.testText.check(issue.message.utf8.count)
      try AppLimit.testText.check(issue.expectation?.utf8.count ?? 0)
      try AppLimit.url.check(issue.file?.utf8.count ?? 0)
      try AppLimit.callers.check(issue.callers.count)
    case .attachment(let attachment):
      try AppLimit.testText.check(attachment.name.utf8.count)
      try AppLimit.word.check(attachment.type.utf8.count)
      try AppLimit.attachmentBytes.check(attachment.data.count)
    case .measurement(let measurement):
      try AppLimit.testText.check(measurement.name.utf8.count)
      try AppLimit.word.check(measurement.unit.utf8.count)
      try AppLimit.tests.check(measurement.values.count)
    case .activityBegan(let name): try AppLimit.testText.check(name.utf8.count)
    case .ended(let name, let outcome, let seconds):
      try name.checkLimits()
      guard seconds >= 0 else {
        throw AppMessage.Nonsense(description: "a test that took \(seconds) seconds")
      }
      if case .skipped(let reason) = outcome { try AppLimit.testText.check(reason.utf8.count) }
    case .request(_, let request): try request.checkLimits()
    case .activityEnded, .needsNewProcess, .finished: break
    }
  }
}

extension TestName {
  fileprivate func checkLimits() throws {
    try AppLimit.testText.check(target.utf8.count)
    try AppLimit.testText.check(suite.utf8.count)
    try AppLimit.testText.check(test.utf8.count)
  }
}
