import Foundation

// Apple declares these for all objects, so that code that asks for the class of an annotation works.
extension MKAnnotation {
  /// Returns whether the annotation is of a class, or of a subclass.
  public func isKind(of aClass: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == aClass }
  }

  /// Returns whether the annotation is of a class, but not of a subclass.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) as AnyClass == aClass }
}
