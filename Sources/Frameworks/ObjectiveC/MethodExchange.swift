import Foundation
import Stubs

/// A method of a class, as Objective-C's runtime has it.
public typealias Method = OpaquePointer

/// The function that implements a method.
public typealias IMP = OpaquePointer

/// Returns the method of a class's instances for a selector; here, where Swift's methods can't be
/// exchanged, always `nil`.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  refuse(cls, name)
  return nil
}

/// Returns the class's own method for a selector. Because Swift's methods can't be exchanged here,
/// this is always `nil`.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  refuse(cls, name)
  return nil
}

/// Adds a method to a class; here nothing is added.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  refuse(cls, name)
  return false
}

/// Replaces the implementation of a method of a class; here nothing is replaced.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  refuse(cls, name)
  return nil
}

/// Returns the implementation of a method.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns the types of a method's parameters and result in Objective-C's spelling.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Replaces the implementation of a method; here nothing is replaced.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  Stub.methodExchange.tell()
  return m
}

/// Exchanges the implementations of two methods; here nothing is exchanged.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  Stub.methodExchange.tell()
}

/// Makes an implementation of a method from a block.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  Stub.methodExchange.tell()
  return OpaquePointer(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

private func refuse(_ type: AnyClass?, _ selector: Selector) {
  Stub.methodExchange.tell(about: "\(type.map { "\($0)" } ?? "nil") \(selector)")
}
