/// The methods that are called when waits end.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctwaiterdelegate>.
public protocol XCTWaiterDelegate: AnyObject {
  /// Called when some expectations weren't fulfilled in time.
  func waiter(
    _ waiter: XCTWaiter,
    didTimeoutWithUnfulfilledExpectations unfulfilledExpectations:
      [XCTestExpectation])
  /// Called when an expectation is fulfilled before another that must come first.
  func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation)
  /// Called when an inverted expectation is fulfilled.
  func waiter(_ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation)
  /// Called when the wait ended because an outer wait timed out.
  func nestedWaiter(_ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter)
}

extension XCTWaiterDelegate {
  /// Does nothing.
  public func waiter(
    _ waiter: XCTWaiter,
    didTimeoutWithUnfulfilledExpectations unfulfilledExpectations:
      [XCTestExpectation]
  ) {}
  /// Does nothing.
  public func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {}
  /// Does nothing.
  public func waiter(
    _ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation
  ) {}
  /// Does nothing.
  public func nestedWaiter(
    _ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter
  ) {}
}
