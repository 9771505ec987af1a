import Foundation

/// The table of a class's methods, in which methods of Foundation's classes are replaced.
///
/// Foundation calls its own methods, and extensions can't override methods. So its classes adopt the
/// methods of other classes.
enum MethodTable {
  /// Replaces the methods of a class that a subclass overrides.
  /// - Parameters:
  ///   - mended: The subclass.
  ///   - plain: A subclass that overrides only initializers. The entries that differ in every
  ///     subclass don't change.
  ///   - base: The class.
  ///   - others: Foundation's subclasses that inherit the methods.
  static func adopt(
    _ mended: AnyClass, besides plain: AnyClass, in base: AnyClass, and others: [AnyClass] = []
  ) {
    let (old, plain, mended) = (
      Array(methods(of: base, like: base)), methods(of: plain, like: base),
      methods(of: mended, like: base)
    )
    for type in [base] + others {
      let table = methods(of: type, like: base)
      for index in old.indices
      where plain[index] == old[index] && mended[index] != old[index] && table[index] == old[index]
      {
        table[index] = mended[index]
      }
    }
  }

  /// Replaces a method that other modules can't override.
  /// - Parameters:
  ///   - symbol: The method's symbol.
  ///   - classes: The class, and its subclasses that inherit the method.
  ///   - index: The index of the new method among those of its class.
  ///   - donor: The class of the new method.
  static func replace(
    _ symbol: String, in classes: [AnyClass], by index: Int, of donor: AnyClass
  ) {
    guard let base = classes.first, let address = dlsym(nil, symbol) else { return }
    for type in classes {
      let table = methods(of: type, like: base)
      guard let place = table.firstIndex(of: Int(bitPattern: address)) else { continue }
      table[place] = methods(of: donor, like: donor)[index]
    }
  }

  /// Replaces a subclass's override of a method.
  /// - Parameters:
  ///   - symbol: The symbol of the superclass's method.
  ///   - type: The subclass.
  ///   - donor: Another subclass, with the new method.
  ///   - base: The superclass.
  /// - Returns: The address of the former method, or `nil` if there's no such method.
  static func replaceOverride(
    of symbol: String, in type: AnyClass, by donor: AnyClass, base: AnyClass
  ) -> Int? {
    guard let address = dlsym(nil, symbol),
      let place = methods(of: base, like: base).firstIndex(of: Int(bitPattern: address))
    else { return nil }
    let table = methods(of: type, like: base)
    let former = table[place]
    table[place] = methods(of: donor, like: base)[place]
    return former
  }

  /// Calls a method without parameters.
  static func call(_ address: Int, of object: AnyObject) {
    // A closure receives its context where a method receives its object.
    struct Call {
      let run: () -> Void
    }
    let parts = (address, Unmanaged.passRetained(object).toOpaque())
    unsafeBitCast(parts, to: Call.self).run()
  }

  /// Returns the part of a class's method table that comes from a superclass, or the class itself.
  private static func methods(
    of type: AnyClass, like base: AnyClass
  ) -> UnsafeMutableBufferPointer<Int> {
    // In Swift's class metadata, the method table follows seven words. The fifth word contains the
    // total size, and the size of the part before the address point.
    let words = 7
    let (size, offset) = unsafeBitCast(base, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 4 * MemoryLayout<Int>.size, as: (UInt32, UInt32).self)
    return UnsafeMutableBufferPointer(
      start: unsafeBitCast(type, to: UnsafeMutablePointer<Int>.self) + words,
      count: Int(size - offset) / MemoryLayout<Int>.size - words)
  }
}
