import AppRuntime
import Foundation

/// An expectation that a predicate becomes true.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctnspredicateexpectation>.
open class XCTNSPredicateExpectation: XCTestExpectation, @unchecked Sendable {
  /// A closure that returns whether the expectation is fulfilled when the predicate is true.
  public typealias Handler = () -> Bool

  /// The interval in seconds between two evaluations of the predicate.
  private static let interval = 0.1

  /// The predicate.
  open private(set) var predicate: NSPredicate
  /// The object of the predicate.
  open private(set) var object: Any?
  /// A closure that returns whether the expectation is fulfilled when the predicate is true.
  open var handler: Handler?
  private var timer: DeviceClock.Timer?

  /// Creates an expectation that a predicate becomes true for an object.
  public init(predicate: NSPredicate, object: Any?) {
    self.predicate = predicate
    self.object = object
    let of = object.map { "\($0)" } ?? "nil"
    super.init(description: "Expect predicate `\(predicate)` for object \(of)")
  }

  override func startObserving() {
    MainQueue.run { self.look() }
    timer = DeviceClock.shared.schedule(after: Self.interval, interval: Self.interval, kind: .ofApp)
    { [weak self] in self?.look() }
  }

  private func look() {
    guard order == nil, predicate.evaluate(with: object), handler?() ?? true else { return }
    fulfill()
  }

  override func stopObserving() {
    timer?.invalidate()
    timer = nil
  }
}
