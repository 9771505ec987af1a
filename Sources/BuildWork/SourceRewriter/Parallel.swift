import Foundation
import Synchronization

/// Runs work on all cores.
enum Parallel {
  /// Maps elements in parallel, and returns the results in order.
  /// - Throws: The error of the first element that fails.
  static func map<Element, Value>(_ elements: [Element], _ transform: (Element) throws -> Value)
    throws -> [Value]
  {
    nonisolated(unsafe) let work = transform
    nonisolated(unsafe) let elements = elements
    let results = Mutex(Results<Value>(count: elements.count))
    DispatchQueue.concurrentPerform(iterations: elements.count) { index in
      nonisolated(unsafe) let result = Result { try work(elements[index]) }
      results.withLock { $0.values[index] = result }
    }
    return try results.withLock { results in
      try results.values.map { try $0!.get() }
    }
  }

  private struct Results<Value>: @unchecked Sendable {
    var values: [Result<Value, any Error>?]

    init(count: Int) {
      values = Array(repeating: nil, count: count)
    }
  }
}
