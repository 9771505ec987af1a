import Synchronization

extension Stub {
  /// A closure that reports the use of stubs.
  package typealias Reporter = @Sendable (StubUse) -> Void

  private struct Reports {
    /// The reported uses.
    ///
    /// Each use is reported only once.
    var reported: Set<Key> = []
    /// The uses before there was a reporter.
    var early: [StubUse] = []
    var reporter: Reporter?
  }

  private struct Key: Hashable {
    let stub: Stub
    let detail: String?
  }

  private static let reports = Mutex(Reports())

  /// Starts reporting the app's uses of stubs, including earlier ones.
  package static func startReporting(_ reporter: @escaping Reporter) {
    let early = reports.withLock { reports in
      reports.reporter = reporter
      defer { reports.early = [] }
      return reports.early
    }
    early.forEach(reporter)
  }

  /// Reports the first use of the stub, with the line in the app's code.
  /// - Parameter detail: The specific subject, if the stub covers several.
  package func report(about detail: String? = nil) {
    let isNew = Self.reports.withLock {
      $0.reported.insert(Key(stub: self, detail: detail)).inserted
    }
    guard isNew else { return }
    let use = StubUse(stub: self, detail: detail, callers: CallStack.callers)
    let reporter = Self.reports.withLock { reports in
      if reports.reporter == nil { reports.early.append(use) }
      return reports.reporter
    }
    reporter?(use)
  }

  /// Reports the first use of the stub if the app requested an unsupported feature.
  package func report(if isAskedFor: Bool) {
    if isAskedFor { report() }
  }
}
