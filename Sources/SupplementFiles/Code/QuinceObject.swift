// The class that replaces `NSObject` if a class uses members that `NSObject` has only on Apple's
// systems.

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

open class _QuinceObject: NSObject, UIKit.KeyValueObserver, UIKit.KeyValueCodable,
  UIKit.KeyValueDependent, UIKit.MessageForwarding
{
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }
  open func awakeFromNib() {}
  open func responds(to aSelector: Selector!) -> Bool {
    UIKit.ForwardedMessages.responds(self, to: aSelector)
  }
  open func forwardingTarget(for aSelector: Selector!) -> Any? { nil }
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    fatalError(
      "\(self): An -observeValueForKeyPath:ofObject:change:context: message was received but "
        + "not handled. Key path: \(keyPath ?? "nil")")
  }
  open func prepareForInterfaceBuilder() {}
  open func setValue(_ value: Any?, forKey key: String) {
    nonisolated(unsafe) let (object, new) = (self, value)
    let isDone = MainActor.assumeIsolated {
      do {
        try UIKit.ObjCRuntime.setValue(new, forKey: key, on: object)
      } catch UIKit.ObjCRuntime.Failure.undefinedKey {
        return false
      } catch {
        UIKit.KeyValueFailure.fail(error)
      }
      return true
    }
    if !isDone { setValue(value, forUndefinedKey: key) }
  }
  open func value(forKey key: String) -> Any? {
    nonisolated(unsafe) let object = self
    nonisolated(unsafe) var result: Any?
    let isDone = MainActor.assumeIsolated {
      do {
        result = try UIKit.ObjCRuntime.value(forKey: key, of: object)
        return true
      } catch {
        return false
      }
    }
    return isDone ? result : self.value(forUndefinedKey: key)
  }
  open func value(forKeyPath keyPath: String) -> Any? {
    UIKit.KeyValueCoding(self).value(forKeyPath: keyPath)
  }
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    UIKit.KeyValueCoding(self).setValue(value, forKeyPath: keyPath)
  }
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    UIKit.KeyValueFailure.failUndefined(key, of: self)
  }
  open func value(forUndefinedKey key: String) -> Any? {
    UIKit.KeyValueFailure.failUndefined(key, of: self)
    return nil
  }
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }
  open func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    UIKit.KeyValueCoding(self).dictionaryWithValues(forKeys: keys)
  }
  open func mutableArrayValue(forKey key: String) -> NSMutableArray {
    UIKit.KeyValueCoding(self).mutableArrayValue(forKey: key)
  }
  open func mutableArrayValue(forKeyPath keyPath: String) -> NSMutableArray {
    UIKit.KeyValueCoding(self).mutableArrayValue(forKeyPath: keyPath)
  }
  open func mutableSetValue(forKey key: String) -> NSMutableSet {
    UIKit.KeyValueCoding(self).mutableSetValue(forKey: key)
  }
  @MainActor open var isAccessibilityElement: Bool {
    get { (self as NSObject).isAccessibilityElement }
    set { (self as NSObject).isAccessibilityElement = newValue }
  }
  @MainActor open var accessibilityTraits: UIKit.UIAccessibilityTraits {
    get { (self as NSObject).accessibilityTraits }
    set { (self as NSObject).accessibilityTraits = newValue }
  }
  @MainActor open var accessibilityLabel: String? {
    get { (self as NSObject).accessibilityLabel }
    set { (self as NSObject).accessibilityLabel = newValue }
  }
  @MainActor open var accessibilityHint: String? {
    get { (self as NSObject).accessibilityHint }
    set { (self as NSObject).accessibilityHint = newValue }
  }
  @MainActor open var accessibilityValue: String? {
    get { (self as NSObject).accessibilityValue }
    set { (self as NSObject).accessibilityValue = newValue }
  }
}
@MainActor func _quinceRegisterObject() {
  UIKit.ObjCRuntime.register(
    UIKit.ObjCClass(
      _QuinceObject.self, name: "_QuinceObject", module: "UIKit",
      members: [
        .method("awakeFromNib", of: _QuinceObject.self) { object, _ in
          object.awakeFromNib()
          return nil
        }
      ]))
}
