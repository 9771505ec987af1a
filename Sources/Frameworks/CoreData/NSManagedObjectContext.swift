/// A context in which an app changes its managed objects.
///
/// In Quince, it doesn't contain any.
///
/// Follows <https://developer.apple.com/documentation/coredata/nsmanagedobjectcontext>.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue on which the context works.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  private let queue: DispatchQueue
  private static let current = DispatchSpecificKey<ObjectIdentifier>()

  /// A key that marks the main queue, which doesn't have to run on the main thread.
  private static let main: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Creates a context with a type of queue.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {
    concurrencyType = ct
    queue = DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    queue.setSpecific(key: Self.current, value: ObjectIdentifier(self))
  }

  /// Creates a context that works on the thread that uses it.
  public override convenience init() {
    self.init(concurrencyType: .confinementConcurrencyType)
  }

  /// Whether there are changes that haven't been saved.
  open var hasChanges: Bool { false }
  /// Whether changes that are saved elsewhere are merged into the context.
  open var automaticallyMergesChangesFromParent = false
  /// The object that undoes changes.
  open var undoManager: NSObject?

  /// Does nothing, because there are never any changes to save.
  open func save() throws {}

  /// Does nothing, because there are never any changes to discard.
  open func rollback() {}

  /// Does nothing, because there are never any objects to discard.
  open func reset() {}

  /// Calls a block on the context's queue, without waiting for it.
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    let queue = concurrencyType == .mainQueueConcurrencyType ? DispatchQueue.main : queue
    queue.async { block() }
  }

  /// Calls a block on the context's queue and waits for it.
  open func performAndWait(_ block: () -> Void) {
    onQueue(block)
  }

  /// Calls a block on the context's queue and returns its result.
  public func performAndWait<Result>(_ block: () throws -> Result) rethrows -> Result {
    try onQueue(block)
  }

  private func onQueue<Result>(_ block: () throws -> Result) rethrows -> Result {
    switch concurrencyType {
    case .confinementConcurrencyType: try block()
    case .mainQueueConcurrencyType:
      try Thread.isMainThread || DispatchQueue.getSpecific(key: Self.main) == true
        ? block() : DispatchQueue.main.sync(execute: block)
    case .privateQueueConcurrencyType:
      try DispatchQueue.getSpecific(key: Self.current) == ObjectIdentifier(self)
        ? block() : queue.sync(execute: block)
    }
  }
}
