import Foundation

/// The behavior of `InputStream.streamError` on Apple's systems, where a stream without an error
/// has none. On Linux, Foundation stops the app.
///
/// Its method takes the place of the getter of `InputStream`, whose instances are `self`.
@_spi(Quince) open class InputStreamError {
  /// Returns the stream's error.
  @_spi(Quince) open func get() -> (any Error)? {
    let stream = unsafeBitCast(self, to: InputStream.self)
    return stream.streamStatus == .error ? stream.plainError() : nil
  }

  static func takeOver() {
    MethodTable.replace(
      "$s10Foundation11InputStreamC11streamErrors0E0_pSgvg", in: [InputStream.self], by: 0, of: self
    )
  }
}

extension InputStream {
  @_silgen_name("$s10Foundation11InputStreamC11streamErrors0E0_pSgvg")
  fileprivate func plainError() -> (any Error)?
}
