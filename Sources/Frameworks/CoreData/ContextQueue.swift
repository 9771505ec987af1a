import Foundation

/// The recognition of contexts' queues.
enum ContextQueue {
  /// The key of the thread's current context.
  static let key = "NSManagedObjectContext"
  private static let current = DispatchSpecificKey<ObjectIdentifier>()
  /// A key that marks the main queue, which doesn't have to run on the main thread.
  private static let main: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Notes that a queue belongs to a context.
  static func mark(_ queue: DispatchQueue, of context: NSManagedObjectContext) {
    queue.setSpecific(key: current, value: ObjectIdentifier(context))
  }

  /// Whether the main queue is running the current code.
  static var isMain: Bool { DispatchQueue.getSpecific(key: main) == true }

  /// Returns whether a context's queue is running the current code.
  static func isCurrent(of context: NSManagedObjectContext) -> Bool {
    DispatchQueue.getSpecific(key: current) == ObjectIdentifier(context)
  }
}

/// A reference that doesn't keep a context.
struct WeakContext: @unchecked Sendable {
  private(set) weak var context: NSManagedObjectContext?

  init(_ context: NSManagedObjectContext) { self.context = context }
}

/// A reference that doesn't keep an object.
struct WeakObject {
  private(set) weak var object: NSManagedObject?

  init(_ object: NSManagedObject) { self.object = object }
}
