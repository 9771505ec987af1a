import Synchronization

extension Stub {
  /// A closure that reports the use of stubs.
  package typealias Teller = @Sendable (StubUse) -> Void

  private struct Telling {
    /// The reported uses.
    ///
    /// Each use is reported only once.
    var told: Set<Key> = []
    /// The uses before there was a teller.
    var early: [StubUse] = []
    var teller: Teller?
  }

  private struct Key: Hashable {
    let stub: Stub
    let detail: String?
  }

  private static let telling = Mutex(Telling())

  /// Starts reporting the app's uses of stubs, including earlier ones.
  package static func startTelling(_ teller: @escaping Teller) {
    let early = telling.withLock { telling in
      telling.teller = teller
      defer { telling.early = [] }
      return telling.early
    }
    early.forEach(teller)
  }

  /// Reports the first use of the stub, with the line in the app's code.
  /// - Parameter detail: The specific subject, if the stub covers several.
  package func tell(about detail: String? = nil) {
    let isNew = Self.telling.withLock {
      $0.told.insert(Key(stub: self, detail: detail)).inserted
    }
    guard isNew else { return }
    let use = StubUse(stub: self, detail: detail, callers: CallStack.callers)
    let teller = Self.telling.withLock { telling in
      if telling.teller == nil { telling.early.append(use) }
      return telling.teller
    }
    teller?(use)
  }

  /// Reports the first use of the stub if the app requested an unsupported feature.
  package func tell(if isAskedFor: Bool) {
    if isAskedFor { tell() }
  }
}
