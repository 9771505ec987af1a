import Foundation
import UIKit

extension XCTestCase {
  // MARK: Creating expectations

  /// Creates an expectation.
  public func expectation(description: String) -> XCTestExpectation {
    let expectation = XCTestExpectation(description: description)
    expectation.assertForOverFulfill = true
    return keep(expectation)
  }

  /// Creates an expectation that a predicate becomes true for an object.
  public func expectation(
    for predicate: NSPredicate, evaluatedWith object: Any? = nil,
    handler: XCTNSPredicateExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSPredicateExpectation(predicate: predicate, object: object)
    expectation.handler = handler
    return keep(expectation)
  }

  /// Creates an expectation that a notification is posted to the default center.
  public func expectation(
    forNotification notificationName: NSNotification.Name, object objectToObserve: Any?,
    handler: XCTNSNotificationExpectation.Handler? = nil
  ) -> XCTestExpectation {
    expectation(
      forNotification: notificationName, object: objectToObserve, notificationCenter: .default,
      handler: handler)
  }

  /// Creates an expectation that a notification is posted to a notification center.
  public func expectation(
    forNotification notificationName: NSNotification.Name, object objectToObserve: Any?,
    notificationCenter: NotificationCenter, handler: XCTNSNotificationExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSNotificationExpectation(
      name: notificationName, object: objectToObserve, notificationCenter: notificationCenter)
    expectation.handler = handler
    return keep(expectation)
  }

  /// Creates an expectation that a property changes to a value.
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any?
  ) -> XCTestExpectation {
    keep(
      XCTKVOExpectation(keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue))
  }

  /// Creates an expectation that a property changes.
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTKVOExpectation(keyPath: keyPath, object: objectToObserve)
    expectation.handler = handler
    return keep(expectation)
  }

  private func keep(_ expectation: XCTestExpectation) -> XCTestExpectation {
    unwaited.add(expectation)
    return expectation
  }

  // MARK: Waiting for them

  /// Waits for expectations without a time limit.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(for expectations: [XCTestExpectation]) {
    wait(for: expectations, timeout: .infinity)
  }

  /// Waits for expectations, for up to a number of seconds.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(for expectations: [XCTestExpectation], timeout seconds: TimeInterval) {
    wait(for: expectations, timeout: seconds, enforceOrder: false)
  }

  /// Waits for expectations for up to a number of seconds, optionally enforcing their order.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func wait(
    for expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool
  ) {
    unwaited.remove(expectations)
    XCTWaiter(delegate: self).wait(
      for: expectations, timeout: seconds, enforceOrder: enforceOrderOfFulfillment)
  }

  /// Waits for expectations for up to a number of seconds, optionally enforcing their order.
  @_disfavoredOverload
  public nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false
  ) async {
    await wait(for: expectations, seconds, enforceOrderOfFulfillment, at: nil)
  }

  /// Waits for expectations.
  ///
  /// It's a separate function because the stack of asynchronous code doesn't show the line that's
  /// waiting.
  package nonisolated(nonsending) func fulfillment(
    of expectations: [XCTestExpectation], timeout seconds: TimeInterval = .infinity,
    enforceOrder enforceOrderOfFulfillment: Bool = false, file: StaticString = #filePath,
    line: Int = #line
  ) async {
    let place = XCTSourceCodeLocation(filePath: "\(file)", lineNumber: line)
    await wait(for: expectations, seconds, enforceOrderOfFulfillment, at: place)
  }

  private nonisolated(nonsending) func wait(
    for expectations: [XCTestExpectation], _ seconds: TimeInterval, _ enforcesOrder: Bool,
    at place: XCTSourceCodeLocation?
  ) async {
    unwaited.remove(expectations)
    let waiter = XCTWaiter(delegate: self)
    waiter.place = place
    await waiter.fulfillment(of: expectations, timeout: seconds, enforceOrder: enforcesOrder)
  }

  /// Waits for all expectations that the test has created and hasn't waited for yet.
  @available(*, noasync, message: "Use await fulfillment(of:timeout:enforceOrder:) instead.")
  public func waitForExpectations(
    timeout: TimeInterval, handler: XCWaitCompletionHandler? = nil
  ) {
    let expectations = unwaited.takeAll()
    guard !expectations.isEmpty else {
      let what = "API violation - call made to wait without any expectations having been set."
      return record(XCTIssue(.assertionFailure, what))
    }
    let result = XCTWaiter(delegate: self).wait(for: expectations, timeout: timeout)
    switch result {
    case .completed: handler?(nil)
    case .timedOut: handler?(XCTestError(.timeoutWhileWaiting))
    default: handler?(XCTestError(.failureWhileWaiting))
    }
  }
}

extension XCTestCase: XCTWaiterDelegate {
  /// Records that expectations weren't fulfilled in time.
  public func waiter(
    _ waiter: XCTWaiter,
    didTimeoutWithUnfulfilledExpectations unfulfilledExpectations:
      [XCTestExpectation]
  ) {
    let names = unfulfilledExpectations.map { "\"\($0.expectationDescription)\"" }
    let seconds = String(format: "%g", waiter.timeout)
    fail(
      """
      Asynchronous wait failed: Exceeded timeout of \(seconds) seconds, with unfulfilled \
      expectations: \(names.joined(separator: ", ")).
      """, of: waiter)
  }

  /// Records that an expectation was fulfilled before another that must come first.
  public func waiter(
    _ waiter: XCTWaiter, fulfillmentDidViolateOrderingConstraintsFor expectation: XCTestExpectation,
    requiredExpectation: XCTestExpectation
  ) {
    fail(
      """
      Failed due to expectation fulfilled in incorrect order: requires \
      '\(requiredExpectation.expectationDescription)', actually fulfilled \
      '\(expectation.expectationDescription)'.
      """, of: waiter)
  }

  /// Records that an inverted expectation was fulfilled.
  public func waiter(
    _ waiter: XCTWaiter, didFulfillInvertedExpectation expectation: XCTestExpectation
  ) {
    fail(
      "Fulfilled inverted expectation \"\(expectation.expectationDescription)\".", of: waiter)
  }

  /// Records that a wait ended because an enclosing wait timed out.
  public func nestedWaiter(
    _ waiter: XCTWaiter, wasInterruptedByTimedOutWaiter outerWaiter: XCTWaiter
  ) {
    fail(
      "Asynchronous waiter \(waiter) failed: Interrupted by timeout of containing waiter "
        + "\(outerWaiter).",
      of: waiter)
  }

  private func fail(_ message: String, of waiter: XCTWaiter) {
    record(
      XCTIssue(
        type: .assertionFailure, compactDescription: message,
        sourceCodeContext: XCTSourceCodeContext(location: waiter.place)))
  }
}
