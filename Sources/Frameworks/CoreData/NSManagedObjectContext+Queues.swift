import Foundation

extension NSManagedObjectContext {
  /// The times at which an asynchronous block is called.
  public enum ScheduledTaskType: Sendable {
    /// At once, if the caller is already on the context's queue.
    case immediate
    /// After the blocks that already wait.
    case enqueued
  }

  /// Calls a block on the context's queue and returns its result.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try onQueue(block)
  }

  /// Calls a block on the context's queue and returns its result.
  nonisolated(nonsending) public func perform<T, Failure: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(Failure) -> T
  ) async throws(Failure) -> T {
    nonisolated(unsafe) let block = block
    let outcome: Outcome<T, Failure> = await withCheckedContinuation { continuation in
      perform { continuation.resume(returning: Outcome(block)) }
    }
    return try outcome.value.get()
  }

  /// The context whose block the current thread is running.
  static var current: NSManagedObjectContext? {
    (Thread.current.threadDictionary[ContextQueue.key] as? WeakContext)?.context
  }

  /// Calls a block as one of this context, and then announces its changes.
  func run<Result>(_ block: () throws -> Result) rethrows -> Result {
    let outer = Thread.current.threadDictionary[ContextQueue.key]
    Thread.current.threadDictionary[ContextQueue.key] = WeakContext(self)
    defer {
      Thread.current.threadDictionary[ContextQueue.key] = outer
      if concurrencyType == .privateQueueConcurrencyType { processPendingChanges() }
    }
    return try block()
  }

  func onQueue<Result>(_ block: () throws -> Result) rethrows -> Result {
    switch concurrencyType {
    case .confinementConcurrencyType: try run(block)
    case .mainQueueConcurrencyType:
      try Thread.isMainThread || ContextQueue.isMain
        ? run(block) : run(block, waitingFor: .main)
    case .privateQueueConcurrencyType:
      try ContextQueue.isCurrent(of: self) ? run(block) : run(block, waitingFor: queue)
    }
  }

  private func run<Result>(_ block: () throws -> Result, waitingFor queue: DispatchQueue) rethrows
    -> Result
  {
    try withoutActuallyEscaping(block) { block in
      // The caller waits, so the block is never called at the same time as other code.
      nonisolated(unsafe) let block = block
      return try queue.sync { try self.run(block) }
    }
  }

  /// Announces changes at the end of the current event.
  func scheduleAnnouncement() {
    guard !pending.isScheduled else { return }
    pending.isScheduled = true
    let queue = concurrencyType == .mainQueueConcurrencyType ? DispatchQueue.main : queue
    guard concurrencyType != .confinementConcurrencyType else { return }
    queue.async { [weak self] in self?.processPendingChanges() }
  }
}

/// The result of a block, which another thread gets.
private struct Outcome<Value, Failure: Error>: @unchecked Sendable {
  let value: Result<Value, Failure>

  init(_ block: () throws(Failure) -> Value) {
    do throws(Failure) {
      value = .success(try block())
    } catch {
      value = .failure(error)
    }
  }
}
