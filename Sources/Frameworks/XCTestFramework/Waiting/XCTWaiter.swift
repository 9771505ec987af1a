import AppRuntime
import Foundation

/// An object that waits for expectations.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctwaiter>.
open class XCTWaiter: NSObject, @unchecked Sendable {
  /// The result of a wait.
  public enum Result: Int, Sendable {
    /// All expectations were fulfilled.
    case completed = 1
    /// Some expectations weren't fulfilled in time.
    case timedOut
    /// The expectations were fulfilled in the wrong order.
    case incorrectOrder
    /// An inverted expectation was fulfilled.
    case invertedFulfillment
    /// An enclosing wait ended.
    case interrupted
  }

  /// The object that's notified when waits end.
  open weak var delegate: (any XCTWaiterDelegate)?
  /// The expectations that were fulfilled in the last wait, in the order they were fulfilled.
  open private(set) var fulfilledExpectations: [XCTestExpectation] = []
  /// The maximum duration of the wait, in seconds.
  private(set) var timeout: TimeInterval = .infinity
  /// The location of the wait, for use if no call on the stack has a line.
  var place: XCTSourceCodeLocation?
  private var wait: ExpectationWait?

  /// The main thread's waits, innermost last.
  @MainActor private static var open: [XCTWaiter] = []

  /// Creates a waiter with a delegate.
  public init(delegate: (any XCTWaiterDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// Creates a waiter without a delegate.
  public convenience override init() {
    self.init(delegate: nil)
  }

  // MARK: Waiting

  /// Waits for expectations without a time limit.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult
  open func wait(for expectations: [XCTestExpectation]) -> Result {
    wait(for: expectations, timeout: .infinity, enforceOrder: false)
  }

  /// Waits for expectations, for up to a number of seconds.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult
  open func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> Result {
    wait(for: expectations, timeout: timeout, enforceOrder: false)
  }

  /// Waits for expectations for up to a number of seconds, optionally enforcing their order.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  @discardableResult
  open func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool
  ) -> Result {
    let wait = begin(expectations, timeout, enforceOrderOfFulfillment)
    if Thread.isMainThread {
      MainActor.assumeIsolated { serve(wait) }
    } else {
      let end = DispatchSemaphore(value: 0)
      wait.whenOver { end.signal() }
      end.wait()
    }
    return finish(wait)
  }

  /// Waits for expectations for up to a number of seconds, optionally enforcing their order.
  @discardableResult
  open nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) async -> Result {
    let wait = begin(expectations, timeout, enforceOrderOfFulfillment)
    await withCheckedContinuation { continuation in wait.whenOver { continuation.resume() } }
    return finish(wait)
  }

  /// Waits for expectations without a time limit.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  open class func wait(for expectations: [XCTestExpectation]) -> Result {
    XCTWaiter().wait(for: expectations)
  }

  /// Waits for expectations, for up to a number of seconds.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  open class func wait(for expectations: [XCTestExpectation], timeout: TimeInterval) -> Result {
    XCTWaiter().wait(for: expectations, timeout: timeout)
  }

  /// Waits for expectations for up to a number of seconds, optionally enforcing their order.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  open class func wait(
    for expectations: [XCTestExpectation], timeout: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool
  ) -> Result {
    XCTWaiter().wait(
      for: expectations, timeout: timeout, enforceOrder: enforceOrderOfFulfillment)
  }

  /// Waits for expectations for up to a number of seconds, optionally enforcing their order.
  open nonisolated(nonsending) class func fulfillment(
    of expectations: [XCTestExpectation], timeout: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) async -> Result {
    await XCTWaiter().fulfillment(
      of: expectations, timeout: timeout, enforceOrder: enforceOrderOfFulfillment)
  }

  // MARK: One wait

  private func begin(
    _ expectations: [XCTestExpectation], _ timeout: TimeInterval, _ enforcesOrder: Bool
  ) -> ExpectationWait {
    let wait = ExpectationWait(expectations, timeout: timeout, enforcesOrder: enforcesOrder)
    self.timeout = timeout
    self.wait = wait
    wait.start()
    return wait
  }

  @MainActor private func serve(_ wait: ExpectationWait) {
    Self.open.append(self)
    defer { Self.open.removeAll { $0 === self } }
    RunLoopWait.run {
      wait.timeOutIfDue()
      interruptIfOuterIsOver()
      return wait.result != nil
    }
  }

  /// Ends this wait if an enclosing wait has ended.
  @MainActor private func interruptIfOuterIsOver() {
    guard let index = Self.open.firstIndex(where: { $0 === self }),
      let outer = Self.open[..<index].first(where: { $0.wait?.result == .timedOut }),
      let wait, wait.result == nil
    else { return }
    wait.interrupt()
    delegate?.nestedWaiter(self, wasInterruptedByTimedOutWaiter: outer)
  }

  private func finish(_ wait: ExpectationWait) -> Result {
    fulfilledExpectations = wait.fulfilled
    switch wait.problem {
    case .timeout(let missing):
      delegate?.waiter(self, didTimeoutWithUnfulfilledExpectations: missing)
    case .wrongOrder(let expectation, let required):
      delegate?.waiter(
        self, fulfillmentDidViolateOrderingConstraintsFor: expectation,
        requiredExpectation: required)
    case .inverted(let expectation):
      delegate?.waiter(self, didFulfillInvertedExpectation: expectation)
    case nil: break
    }
    return wait.result ?? .interrupted
  }
}
