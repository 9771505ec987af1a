import Foundation
import UIKit

/// An expectation that a property changes.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctkvoexpectation>.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  /// A closure that returns whether a change is the expected one.
  public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

  /// The key path of the property.
  open private(set) var keyPath: String
  /// The object with the property.
  open private(set) var observedObject: Any
  /// The expected value, if it matters.
  open private(set) var expectedValue: Any?
  /// The options of the observation.
  open private(set) var options: NSKeyValueObservingOptions
  /// A closure that returns whether a change is the expected one.
  open var handler: Handler?
  private var observer: Observer?

  /// Creates an expectation that a property changes to any value.
  public convenience init(keyPath: String, object: Any) {
    self.init(keyPath: keyPath, object: object, expectedValue: nil)
  }

  /// Creates an expectation that a property changes to a value.
  public convenience init(keyPath: String, object: Any, expectedValue: Any?) {
    self.init(
      keyPath: keyPath, object: object, expectedValue: expectedValue,
      options: expectedValue == nil ? [] : [.initial])
  }

  /// Creates an expectation that a property changes to a value, observed with options.
  public init(
    keyPath: String, object: Any, expectedValue: Any?, options: NSKeyValueObservingOptions
  ) {
    self.keyPath = keyPath
    observedObject = object
    self.expectedValue = expectedValue
    self.options = options
    let to = expectedValue.map { " to \($0)" } ?? ""
    super.init(description: "Expect value of '\(keyPath)' of \(object) to change\(to)")
    observer = Observer(self)
    (object as? NSObject).map { object in
      observer.map {
        object.addObserver($0, forKeyPath: keyPath, options: options, context: nil)
      }
    }
  }

  deinit {
    stopObserving()
  }

  private func take(_ change: [NSKeyValueChangeKey: Any]) {
    if let handler {
      let named = Dictionary(uniqueKeysWithValues: change.map { (AnyHashable($0.rawValue), $1) })
      if handler(observedObject, named) { fulfill() }
    } else if let expectedValue {
      let value = (observedObject as? NSObject).flatMap {
        KeyValueCoding($0).value(forKeyPath: keyPath)
      }
      if isEqual(value, expectedValue) { fulfill() }
    } else {
      fulfill()
    }
  }

  private func isEqual(_ left: Any?, _ right: Any) -> Bool {
    guard let left = left as? AnyHashable, let right = right as? AnyHashable else { return false }
    return left == right
  }

  override func stopObserving() {
    guard let observer else { return }
    self.observer = nil
    (observedObject as? NSObject)?.removeObserver(observer, forKeyPath: keyPath)
  }

  /// An observer of changes on behalf of an expectation.
  private final class Observer: NSObject, KeyValueObserver {
    private weak var expectation: XCTKVOExpectation?

    init(_ expectation: XCTKVOExpectation) {
      self.expectation = expectation
    }

    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      expectation?.take(change ?? [:])
    }
  }
}
