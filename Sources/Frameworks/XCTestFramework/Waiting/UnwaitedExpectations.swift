import Foundation

/// The expectations that a test created with its own methods and hasn't waited for.
final class UnwaitedExpectations: @unchecked Sendable {
  private let lock = NSLock()
  private var expectations: [XCTestExpectation] = []

  func add(_ expectation: XCTestExpectation) {
    lock.withLock { expectations.append(expectation) }
  }

  func remove(_ waited: [XCTestExpectation]) {
    lock.withLock { expectations.removeAll { one in waited.contains { $0 === one } } }
  }

  /// Removes and returns all expectations.
  func takeAll() -> [XCTestExpectation] {
    lock.withLock {
      defer { expectations = [] }
      return expectations
    }
  }
}
