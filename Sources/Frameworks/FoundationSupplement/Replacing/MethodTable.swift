import Foundation

/// The table of a class's methods, in which methods of Foundation's classes are replaced.
///
/// Foundation calls its own methods, and declarations in an extension override nothing. So its
/// classes adopt the methods of other classes.
enum MethodTable {
  /// Replaces the methods of a class that a subclass overrides.
  /// - Parameters:
  ///   - mended: the subclass.
  ///   - plain: the class between them, which overrides nothing. Its initializers differ, and so
  ///     they stay as they are.
  ///   - others: subclasses of Foundation's that inherit the methods.
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
  ///   - symbol: the method's name for the linker.
  ///   - index: the place of the new method among those of its class.
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

  /// Returns a class's table, as far as it's that of its superclass.
  private static func methods(
    of type: AnyClass, like base: AnyClass
  ) -> UnsafeMutableBufferPointer<Int> {
    // Swift's metadata of a class: the table stands behind seven words, the fifth of which has the
    // size of the whole, and of the part before the address.
    let words = 7
    let (size, offset) = unsafeBitCast(base, to: UnsafeRawPointer.self)
      .load(fromByteOffset: 4 * MemoryLayout<Int>.size, as: (UInt32, UInt32).self)
    return UnsafeMutableBufferPointer(
      start: unsafeBitCast(type, to: UnsafeMutablePointer<Int>.self) + words,
      count: Int(size - offset) / MemoryLayout<Int>.size - words)
  }
}
