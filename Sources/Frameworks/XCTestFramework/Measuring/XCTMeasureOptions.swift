import Foundation

/// The options for a measurement.
///
/// Follows <https://developer.apple.com/documentation/xctest/xctmeasureoptions>.
open class XCTMeasureOptions: NSObject, NSCopying {
  /// Options for blocks that mark the start or end of the measurement themselves.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1)
    /// The block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 2)
  }

  /// The options for a block that marks the start or end of the measurement itself.
  open var invocationOptions: InvocationOptions = []
  /// The number of measurements, after a first one that's ignored.
  open var iterationCount = 5

  /// The default options.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// Creates the default options.
  public override init() {
    super.init()
  }

  open override func copy() -> Any { copy(with: nil) }

  /// Returns a copy of the options.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = XCTMeasureOptions()
    copy.invocationOptions = invocationOptions
    copy.iterationCount = iterationCount
    return copy
  }
}
