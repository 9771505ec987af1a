import Foundation

/// The behavior of `Progress.totalUnitCount` on Apple's systems, where it can become 0 again. On
/// Linux, Foundation then divides by zero, unless the total is undefined before.
///
/// Its method takes the place of the setter of `Progress`, whose instances are `self`.
@_spi(Quince) open class ProgressTotal {
  /// Sets the number of units.
  @_spi(Quince) open func set(_ count: Int64) {
    let progress = unsafeBitCast(self, to: Progress.self)
    if count == 0, progress.totalUnitCount > 0 { progress.setPlainTotal(-1) }
    progress.setPlainTotal(count)
  }

  static func takeOver() {
    MethodTable.replace(
      "$s10Foundation8ProgressC14totalUnitCounts5Int64Vvs", in: [Progress.self], by: 0, of: self)
  }
}

extension Progress {
  @_silgen_name("$s10Foundation8ProgressC14totalUnitCounts5Int64Vvs")
  fileprivate func setPlainTotal(_ count: Int64)
}
