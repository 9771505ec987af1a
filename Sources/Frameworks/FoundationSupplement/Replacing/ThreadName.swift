import Foundation

/// The behavior of `Thread.name` on Apple's systems: each thread has the name that it was given,
/// even before it starts. On Linux, a name is lost before the start, and it's always that of the
/// current thread.
///
/// Its methods take the place of the accessors of `Thread`, whose instances are `self`.
@_spi(Quince) open class ThreadName {
  private static let key = "quince.name"

  /// Returns the thread's name.
  @_spi(Quince) open func get() -> String? {
    thread.threadDictionary[Self.key] as? String ?? ""
  }

  /// Names the thread.
  @_spi(Quince) open func set(_ name: __owned String?) {
    thread.threadDictionary[Self.key] = name
    thread.setPlainName(name)
  }

  private var thread: Thread { unsafeBitCast(self, to: Thread.self) }

  static func takeOver() {
    MethodTable.replace("$s10Foundation6ThreadC4nameSSSgvg", in: [Thread.self], by: 0, of: self)
    MethodTable.replace("$s10Foundation6ThreadC4nameSSSgvs", in: [Thread.self], by: 1, of: self)
  }
}

extension Thread {
  /// Foundation's setter, which names the system's thread if it's there.
  @_silgen_name("$s10Foundation6ThreadC4nameSSSgvs")
  fileprivate func setPlainName(_ name: __owned String?)
}
