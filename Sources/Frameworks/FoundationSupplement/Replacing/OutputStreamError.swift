import Foundation

/// The behavior of `OutputStream.streamError` on Apple's systems; see ``InputStreamError``.
@_spi(Quince) open class OutputStreamError {
  /// Returns the stream's error.
  @_spi(Quince) open func get() -> (any Error)? {
    let stream = unsafeBitCast(self, to: OutputStream.self)
    return stream.streamStatus == .error ? stream.plainError() : nil
  }

  static func takeOver() {
    MethodTable.replace(
      "$s10Foundation12OutputStreamC11streamErrors0E0_pSgvg", in: [OutputStream.self], by: 0,
      of: self)
  }
}

extension OutputStream {
  @_silgen_name("$s10Foundation12OutputStreamC11streamErrors0E0_pSgvg")
  fileprivate func plainError() -> (any Error)?
}
