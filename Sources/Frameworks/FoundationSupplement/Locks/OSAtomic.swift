import Foundation
import Synchronization

/// The lock of the older atomic functions, whose numbers the app owns as plain variables.
private let atomicLock = Mutex(())

private func change<Number: FixedWidthInteger & Sendable>(
  _ value: UnsafeMutablePointer<Number>, _ new: (Number) -> Number
) -> Number {
  atomicLock.withLock { _ in
    value.pointee = new(value.pointee)
    return value.pointee
  }
}

private func exchange<Number: FixedWidthInteger & Sendable>(
  _ old: Number, for new: Number, in value: UnsafeMutablePointer<Number>
) -> Bool {
  atomicLock.withLock { _ in
    guard value.pointee == old else { return false }
    value.pointee = new
    return true
  }
}

/// Adds one to a number.
@discardableResult public func OSAtomicIncrement32(
  _ value: UnsafeMutablePointer<Int32>
) -> Int32 { change(value) { $0 &+ 1 } }

/// Adds one to a number.
@discardableResult public func OSAtomicIncrement32Barrier(
  _ value: UnsafeMutablePointer<Int32>
) -> Int32 { change(value) { $0 &+ 1 } }

/// Adds one to a number.
@discardableResult public func OSAtomicIncrement64(
  _ value: UnsafeMutablePointer<Int64>
) -> Int64 { change(value) { $0 &+ 1 } }

/// Adds one to a number.
@discardableResult public func OSAtomicIncrement64Barrier(
  _ value: UnsafeMutablePointer<Int64>
) -> Int64 { change(value) { $0 &+ 1 } }

/// Subtracts one from a number.
@discardableResult public func OSAtomicDecrement32(
  _ value: UnsafeMutablePointer<Int32>
) -> Int32 { change(value) { $0 &- 1 } }

/// Subtracts one from a number.
@discardableResult public func OSAtomicDecrement32Barrier(
  _ value: UnsafeMutablePointer<Int32>
) -> Int32 { change(value) { $0 &- 1 } }

/// Subtracts one from a number.
@discardableResult public func OSAtomicDecrement64(
  _ value: UnsafeMutablePointer<Int64>
) -> Int64 { change(value) { $0 &- 1 } }

/// Subtracts one from a number.
@discardableResult public func OSAtomicDecrement64Barrier(
  _ value: UnsafeMutablePointer<Int64>
) -> Int64 { change(value) { $0 &- 1 } }

/// Adds an amount to a number.
@discardableResult public func OSAtomicAdd32(
  _ amount: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Int32 { change(value) { $0 &+ amount } }

/// Adds an amount to a number.
@discardableResult public func OSAtomicAdd64(
  _ amount: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Int64 { change(value) { $0 &+ amount } }

/// Replaces a number by another if it has an expected value.
public func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { exchange(old, for: new, in: value) }

/// Replaces a number by another if it has an expected value.
public func OSAtomicCompareAndSwap64(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { exchange(old, for: new, in: value) }

/// Replaces a number by another if it has an expected value, with a memory barrier.
public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32, _ new: Int32, _ value: UnsafeMutablePointer<Int32>
) -> Bool { exchange(old, for: new, in: value) }

/// Replaces a number by another if it has an expected value, with a memory barrier.
public func OSAtomicCompareAndSwap64Barrier(
  _ old: Int64, _ new: Int64, _ value: UnsafeMutablePointer<Int64>
) -> Bool { exchange(old, for: new, in: value) }
