import AppRuntime
import Foundation
import Synchronization

/// A single wait for expectations.
final class ExpectationWait: @unchecked Sendable {
  private static let count = Atomic(0)

  /// The order number of the next fulfillment.
  static var nextOrder: Int { count.add(1, ordering: .relaxed).newValue }

  /// A problem to report to the delegate.
  enum Problem {
    case timeout([XCTestExpectation])
    case wrongOrder(XCTestExpectation, required: XCTestExpectation)
    case inverted(XCTestExpectation)
  }

  let expectations: [XCTestExpectation]
  private let enforcesOrder: Bool
  private let lock = NSRecursiveLock()
  private var ending: (result: XCTWaiter.Result, problem: Problem?)?
  private var onEnd: (() -> Void)?
  private var timer: DeviceClock.Timer?
  /// The deadline of the wait, on the device's clock.
  private let deadline: TimeInterval

  init(_ expectations: [XCTestExpectation], timeout: TimeInterval, enforcesOrder: Bool) {
    self.expectations = expectations
    self.enforcesOrder = enforcesOrder
    deadline = DeviceClock.shared.now + max(0, timeout)
  }

  /// Starts waiting.
  func start() {
    for expectation in expectations { expectation.join(self) }
    take()
    guard deadline < .infinity, ending == nil else { return }
    let rest = deadline - DeviceClock.shared.now
    timer = DeviceClock.shared.schedule(after: rest, interval: nil, kind: .ofApp) { [weak self] in
      self?.timeOut()
    }
  }

  var result: XCTWaiter.Result? { lock.withLock { ending?.result } }

  var problem: Problem? { lock.withLock { ending?.problem } }

  /// The fulfilled expectations, in the order they were fulfilled.
  var fulfilled: [XCTestExpectation] {
    expectations.filter { $0.order != nil }.sorted { ($0.order ?? 0) < ($1.order ?? 0) }
  }

  /// Calls a closure when the wait ends, or immediately if it already has.
  func whenOver(_ action: @escaping () -> Void) {
    let isOver = lock.withLock {
      if ending == nil { onEnd = action }
      return ending != nil
    }
    if isOver { action() }
  }

  /// Records the expectations that have been fulfilled.
  func take() {
    let isInverted = expectations.filter(\.isInverted)
    if let broken = isInverted.first(where: { $0.order != nil }) {
      return end(.invertedFulfillment, .inverted(broken))
    }
    let wanted = expectations.filter { !$0.isInverted }
    if enforcesOrder, let problem = wrongOrder(among: wanted) {
      return end(.incorrectOrder, problem)
    }
    if isInverted.isEmpty, wanted.allSatisfy({ $0.order != nil }) { end(.completed) }
  }

  private func wrongOrder(among wanted: [XCTestExpectation]) -> Problem? {
    let order = wanted.filter { $0.order != nil }.sorted { ($0.order ?? 0) < ($1.order ?? 0) }
    for (actual, required) in zip(order, wanted) where actual !== required {
      return .wrongOrder(actual, required: required)
    }
    return nil
  }

  /// Ends the wait if its time is over, even if no timer has fired.
  func timeOutIfDue() {
    if DeviceClock.shared.now >= deadline { timeOut() }
  }

  private func timeOut() {
    let missing = expectations.filter { !$0.isInverted && $0.order == nil }
    if missing.isEmpty { return end(.completed) }
    end(.timedOut, .timeout(missing))
  }

  /// Ends the wait because an enclosing wait has ended.
  func interrupt() {
    end(.interrupted)
  }

  private func end(_ result: XCTWaiter.Result, _ problem: Problem? = nil) {
    let action = lock.withLock { () -> (() -> Void)? in
      guard ending == nil else { return nil }
      ending = (result, problem)
      defer { onEnd = nil }
      return onEnd ?? {}
    }
    guard let action else { return }
    timer?.invalidate()
    for expectation in expectations { expectation.leave() }
    action()
    // The main thread may be sleeping in its run loop.
    DispatchQueue.main.async {}
  }
}
