import Foundation
import Stubs

/// A method of a class in the Objective-C runtime.
public typealias Method = OpaquePointer

/// The function that implements a method.
public typealias IMP = OpaquePointer

/// Returns the instance method of a class for a selector.
///
/// It's always `nil`, because methods in Swift can't be exchanged.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  refuse(cls, name)
  return nil
}

/// Returns the class method for a selector.
///
/// It's always `nil`, because methods in Swift can't be exchanged.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
  refuse(cls, name)
  return nil
}

/// Adds a method to a class.
///
/// In Quince, it does nothing.
@discardableResult
public func class_addMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
  refuse(cls, name)
  return false
}

/// Replaces the implementation of a method.
///
/// In Quince, it does nothing.
@discardableResult
public func class_replaceMethod(
  _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
  refuse(cls, name)
  return nil
}

/// Returns the implementation of a method.
public func method_getImplementation(_ m: Method) -> IMP { m }

/// Returns the Objective-C type encoding of a method's parameters and result.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Sets the implementation of a method.
///
/// In Quince, it does nothing.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
  Stub.methodExchange.report()
  return m
}

/// Exchanges the implementations of two methods.
///
/// In Quince, it does nothing.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
  Stub.methodExchange.report()
}

/// Creates a method implementation from a block.
public func imp_implementationWithBlock(_ block: Any) -> IMP {
  Stub.methodExchange.report()
  return OpaquePointer(Unmanaged.passRetained(block as AnyObject).toOpaque())
}

private func refuse(_ type: AnyClass?, _ selector: Selector) {
  Stub.methodExchange.report(about: "\(type.map { "\($0)" } ?? "nil") \(selector)")
}
