import Foundation
import UIKit

private var noteKey: UInt8 = 0
private var tokenKey: UInt8 = 0
@MainActor private var ended = 0

private final class Token {
  deinit { MainActor.assumeIsolated { ended += 1 } }
}

private final class Note {
  var text: String {
    get { objc_getAssociatedObject(self, &noteKey) as? String ?? "empty" }
    set { objc_setAssociatedObject(self, &noteKey, newValue, .OBJC_ASSOCIATION_COPY_NONATOMIC) }
  }
}

/// A value belongs to one object, and is released with it.
@MainActor func associatedValues() -> String {
  let (one, other) = (Note(), Note())
  one.text = "kept"
  autoreleasepool {
    objc_setAssociatedObject(UIView(), &tokenKey, Token(), .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
  }
  let view = UIView()
  objc_setAssociatedObject(view, &tokenKey, Token(), .OBJC_ASSOCIATION_RETAIN)
  objc_setAssociatedObject(view, &tokenKey, nil, .OBJC_ASSOCIATION_RETAIN)
  return "\(one.text), \(other.text), \(ended) ended"
}

private class Helper: NSObject {
  @objc func name() -> String { "first" }
}

/// A private class in this file can have the same name as another class.
@MainActor func namesOfHelpers() -> String {
  let name = Helper().perform(#selector(Helper.name))?.takeUnretainedValue() as? String
  return "\(name ?? "none") and \(nameOfOtherHelper())"
}
