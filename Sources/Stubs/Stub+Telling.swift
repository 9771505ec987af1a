import Synchronization

extension Stub {
  /// Someone who passes on to the user what the app reached.
  package typealias Teller = @Sendable (StubUse) -> Void

  private struct Telling {
    /// The reported uses; each is reported once.
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

  /// Has what the app reached, before and from now on, passed on.
  package static func startTelling(_ teller: @escaping Teller) {
    let early = telling.withLock { telling in
      telling.teller = teller
      defer { telling.early = [] }
      return telling.early
    }
    early.forEach(teller)
  }

  /// Tells the user that the app reached this, the first time that it does, with the line of theirs
  /// that led here.
  /// - Parameter detail: What it is about, where the stub stands for several things.
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

  /// Tells the user that the app reached this, the first time that it does, if it asked for what
  /// the stub lacks.
  package func tell(if isAskedFor: Bool) {
    if isAskedFor { tell() }
  }
}
