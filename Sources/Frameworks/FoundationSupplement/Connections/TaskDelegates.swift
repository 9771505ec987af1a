import Foundation
import Synchronization

/// The delegates of URL sessions' tasks, which Foundation asks.
///
/// The objects have no types here, so that only apps with connections load the code for them.
package enum TaskDelegates {
  /// A closure that returns the object that Foundation asks instead of a task's delegate, or `nil`.
  package typealias Substitute = @Sendable (_ task: AnyObject, _ delegate: AnyObject?) -> AnyObject?

  /// The object that Foundation asks during an operation, before all others.
  package static let current = TaskLocal<(any AnyObject & Sendable)?>(wrappedValue: nil)
  private static let substitutes = Mutex<[Substitute]>([])

  /// Adds a closure that can substitute for delegates.
  package static func add(_ substitute: @escaping Substitute) {
    substitutes.withLock { $0.append(substitute) }
  }

  /// Returns the object that Foundation asks instead of a task's delegate, or `nil`.
  package static func substitute(for delegate: AnyObject?, of task: AnyObject) -> AnyObject? {
    if let current = current.get() { return current }
    for substitute in substitutes.withLock({ $0 }) {
      if let found = substitute(task, delegate) { return found }
    }
    return nil
  }

  /// Makes tasks return their delegates by another method, unless they do already.
  /// - Parameters:
  ///   - donor: The class whose first method takes the place of theirs. The tasks are `self` in it.
  ///   - tasks: The classes of tasks.
  package static func replace(by donor: AnyClass, of tasks: [AnyClass]) {
    MethodTable.replace(
      "$s20FoundationNetworking14URLSessionTaskC8delegateAA0cD8Delegate_pSgvg", in: tasks, by: 0,
      of: donor)
  }
}
