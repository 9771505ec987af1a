/// The pointers that take the place of blocks, which functions in C pass on to other functions.
package enum BlockPointers {
  private final class Box<Function> {
    let function: Function

    init(_ function: Function) { self.function = function }
  }

  /// The number with which the runtime starts the description of a type of function.
  private static let kindOfFunctions = 0x302

  /// Returns a value's bits as a value of another type.
  ///
  /// On iOS, a block is an object with the size of a pointer. Here it's a function with the size of
  /// two, unlike a function in C. The pointer is that of an object with the function. The object is never released, because
  /// nothing shows when the last use of the pointer ends.
  package static func cast<Value, Result>(_ value: Value, to type: Result.Type) -> Result {
    let (size, target) = (MemoryLayout<Value>.size, MemoryLayout<Result>.size)
    let pointer = MemoryLayout<UnsafeRawPointer>.size
    if target == pointer, size > pointer, isFunction(Value.self) {
      return unsafeBitCast(Unmanaged.passRetained(Box(value)), to: type)
    }
    if size == pointer, target > pointer, isFunction(type) {
      let box = unsafeBitCast(value, to: Unmanaged<Box<Result>>.self)
      return box.takeUnretainedValue().function
    }
    return unsafeBitCast(value, to: type)
  }

  private static func isFunction(_ type: Any.Type) -> Bool {
    unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee == kindOfFunctions
  }
}
