import Foundation
import Synchronization

/// An object that notifies observers of the progress of tests.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctestobservationcenter>.
public class XCTestObservationCenter: NSObject, @unchecked Sendable {
  /// The shared center of the process.
  public class var shared: XCTestObservationCenter { center }

  private static let center = XCTestObservationCenter()
  private let lock = NSLock()
  private var observers: [any XCTestObservation] = []

  /// Adds an observer.
  public func addTestObserver(_ testObserver: any XCTestObservation) {
    lock.withLock {
      guard !observers.contains(where: { $0 === testObserver }) else { return }
      observers.append(testObserver)
    }
  }

  /// Removes an observer.
  public func removeTestObserver(_ testObserver: any XCTestObservation) {
    lock.withLock { observers.removeAll { $0 === testObserver } }
  }

  func tell(_ message: (any XCTestObservation) -> Void) {
    lock.withLock { observers }.forEach(message)
  }
}
